import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { buildExamples, type Example } from '../../packages/ui/publishing/story-code/build-examples.ts';
import {
  listShownStories,
  packagePages,
  type ShownStory,
} from '../../packages/ui/publishing/story-code/list-shown-stories.ts';
import { findShopImportPath } from './find-shop-import-path.ts';

/**
 * A Vite plug-in that gives each story that a page shows the code of its example, as `parameters.docs.source.code`, and
 * how it follows the controls, as `parameters.exampleSource`. Storybook itself would show the story’s own source, with
 * `{...args}` and fixtures, or what React rendered.
 */
export function storyCodePlugin(root: string): Plugin {
  let examples = new Map<string, Map<string, Example>>();
  return {
    name: 'workbench:story-code',
    // After Storybook has added the parameters of its own.
    enforce: 'post',
    buildStart() {
      examples = buildShownExamples(root);
    },
    transform(module, id) {
      const file = relative(root, id.split('?')[0] ?? id);
      const stories = examples.get(file);
      if (!stories) return undefined;
      // The development server calls this again after each change of the file.
      const current = this.meta.watchMode ? buildShownExamples(root, file).get(file) : stories;
      const assignments = [...(current ?? stories)].map(
        ([name, { code, source }]) => `setCode(${name}, ${JSON.stringify(code)}, ${JSON.stringify(source)});`,
      );
      return { code: `${module}\n${setCode}\n${assignments.join('\n')}\n`, map: null };
    },
  };
}

/** Runs in the preview. The parameters of a story are its own, or those that Storybook has added. */
const setCode = `function setCode(story, code, exampleSource) {
  const docs = story.parameters?.docs;
  story.parameters = {
    ...story.parameters,
    docs: { ...docs, source: { ...docs?.source, code, language: 'tsx' } },
    exampleSource,
  };
}`;

/** Returns the stories that the pages of the package and of the shop show. */
export function listStoriesWithCode(root: string): ShownStory[] {
  return listShownStories(root, [packagePages, 'apps/storefront/app/**/*.mdx']);
}

/** Returns the examples of the shown stories, by file and name. */
export function buildShownExamples(root: string, only?: string): Map<string, Map<string, Example>> {
  const shown = listStoriesWithCode(root).filter(({ file }) => only === undefined || file === only);
  const examples = buildExamples(root, shown, (file) => findShopImportPath(root, file));
  const byFile = new Map<string, Map<string, Example>>();
  shown.forEach(({ file, name }, index) => {
    const stories = byFile.get(file) ?? new Map<string, Example>();
    byFile.set(file, stories.set(name, examples[index] ?? { code: '' }));
  });
  return byFile;
}
