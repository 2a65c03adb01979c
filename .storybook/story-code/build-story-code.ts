import { join, relative } from 'node:path';
import { CodeWriter } from './code-writer.ts';
import { readArgs, readStory } from './read-story.ts';
import { readStoryModule } from './story-module.ts';

/**
 * Returns the code of a story as a reader would write it: imports from the package, the data it uses, and JSX in which
 * the props stand where the story has `{...args}`. It is not formatted.
 */
export function buildStoryCode(root: string, storiesFile: string, exportName: string): string {
  const module = readStoryModule(join(root, storiesFile));
  const { story, meta } = readStory(module, exportName);
  const args = readArgs(story, meta);
  const writer = new CodeWriter(root);
  const component = meta.get('component')?.node;
  const render = story.get('render') ?? meta.get('render');
  if (!component) throw new Error(`The stories in ${relative(root, module.file)} name no component.`);
  const body = render
    ? writer.writeRender(render.node, render.module, args)
    : writer.writeElement(component.getText(), [], undefined, args, module, component);
  return writer.finish(body);
}
