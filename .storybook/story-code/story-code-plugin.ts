import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { buildStoryCode } from './build-story-code.ts';
import { formatCode } from './format-code.ts';
import { listShownStories } from './list-shown-stories.ts';

/**
 * A Vite plug-in that gives each story that a page shows the code of its example, as `parameters.docs.source.code`.
 * Storybook itself would show the story’s own source, with `{...args}` and fixtures, or what React rendered.
 */
export function storyCodePlugin(root: string): Plugin {
  let codes = new Map<string, Map<string, string>>();
  return {
    name: 'workbench:story-code',
    // After Storybook has added the parameters of its own.
    enforce: 'post',
    buildStart() {
      codes = buildCodes(root);
    },
    transform(module, id) {
      const file = relative(root, id.split('?')[0] ?? id);
      const stories = codes.get(file);
      if (!stories) return undefined;
      // The development server calls this again after each change of the file.
      const current = this.meta.watchMode ? buildCodes(root, file).get(file) : stories;
      const assignments = [...(current ?? stories)].map(
        ([name, code]) => `setCode(${name}, ${JSON.stringify(code)});`,
      );
      return { code: `${module}\n${setCode}\n${assignments.join('\n')}\n`, map: null };
    },
  };
}

/** Runs in the preview. The parameters of a story are its own, or those that Storybook has added. */
const setCode = `function setCode(story, code) {
  const docs = story.parameters?.docs;
  story.parameters = { ...story.parameters, docs: { ...docs, source: { ...docs?.source, code, language: 'tsx' } } };
}`;

/** Returns the code of the shown stories, by file and name. */
export function buildCodes(root: string, only?: string): Map<string, Map<string, string>> {
  const shown = listShownStories(root).filter(({ file }) => only === undefined || file === only);
  const codes = formatCode(shown.map(({ file, name }) => buildStoryCode(root, file, name)));
  const byFile = new Map<string, Map<string, string>>();
  shown.forEach(({ file, name }, index) => {
    const stories = byFile.get(file) ?? new Map<string, string>();
    byFile.set(file, stories.set(name, codes[index] ?? ''));
  });
  return byFile;
}
