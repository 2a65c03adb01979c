import { join, relative } from 'node:path';
import { CodeWriter } from './code-writer.ts';
import type { FindImportPath } from './find-import-path.ts';
import { readArgs, readStory } from './read-story.ts';
import { readStoryModule } from './story-module.ts';

/** The code of a story before it is formatted. */
export interface StoryCode {
  /** The element that gets the args of the story has `argsMarker` as its first attribute. */
  markedCode: string;
  /** The args that another value would not replace in the code. */
  fixedArgs: readonly string[];
}

/**
 * Returns the code of a story as a reader would write it: imports from the package, the data it uses, and JSX in which
 * the props stand where the story has `{...args}`.
 */
export function buildStoryCode(
  root: string,
  storiesFile: string,
  exportName: string,
  findImportPath: FindImportPath,
): StoryCode {
  const module = readStoryModule(join(root, storiesFile));
  const { story, meta } = readStory(module, exportName);
  const args = readArgs(story, meta);
  const writer = new CodeWriter(findImportPath);
  const component = meta.get('component');
  const render = story.get('render') ?? meta.get('render');
  if (!component) throw new Error(`The stories in ${relative(root, module.file)} name no component.`);
  const body = render
    ? writer.writeRender(render.node, render.module, args)
    : writer.writeComponent(component, args);
  return { markedCode: writer.finish(body), fixedArgs: [...writer.fixedArgs] };
}
