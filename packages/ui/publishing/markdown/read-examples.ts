import { join, relative } from 'node:path';
import { storyNameFromExport } from 'storybook/internal/csf';
import ts from 'typescript';
import { buildExamples } from '../story-code/build-examples.ts';
import { listShownStories, packagePages } from '../story-code/list-shown-stories.ts';
import { readStory } from '../story-code/read-story.ts';
import { readStoryModule } from '../story-code/story-module.ts';

/** A live example of a page, as text. */
export interface ExampleDescription {
  title: string;
  /** What the story shows, or nothing. */
  description: string;
  code: string;
}

/** Returns a function that reads the example of a story. All are written at once, because they share the formatter. */
export function createExampleReader(
  packageFolder: string,
): (file: string, story: string) => ExampleDescription {
  const root = join(packageFolder, '../..');
  const shown = listShownStories(root, [packagePages]);
  const examples = buildExamples(root, shown);
  const getKey = (file: string, name: string) => `${file} ${name}`;
  const codes = new Map(
    shown.map(({ file, name }, index) => [getKey(file, name), examples[index]?.code ?? '']),
  );
  return (file, story) => {
    const code = codes.get(getKey(relative(root, file), story));
    if (code === undefined) throw new Error(`No page shows the story ${story} of ${file}.`);
    return { ...describeStory(file, story), code };
  };
}

/** Returns the title of a story, as in the sidebar, and the comment above it. */
function describeStory(file: string, name: string): Omit<ExampleDescription, 'code'> {
  const module = readStoryModule(file);
  const statement = module.declarations.get(name)?.statement;
  const [comment] = statement ? ts.getJSDocCommentsAndTags(statement) : [];
  const description = comment && ts.isJSDoc(comment) ? ts.getTextOfJSDocComment(comment.comment) : undefined;
  const title = readStory(module, name).story.get('name')?.node;
  return {
    title: title && ts.isStringLiteral(title) ? title.text : storyNameFromExport(name),
    description: description?.replace(/\s+/g, ' ') ?? '',
  };
}
