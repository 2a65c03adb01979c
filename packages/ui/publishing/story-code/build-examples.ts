import type { ExampleSource } from '../../src/internal/docs/example-source.ts';
import { readExampleSource, removeMarker } from './args-marker.ts';
import { buildStoryCode } from './build-story-code.ts';
import { type FindImportPath, findPackageImportPath } from './find-import-path.ts';
import { formatCode } from './format-code.ts';

/** The story of an example. */
export interface ExampleStory {
  /** The path of its file, relative to the root. */
  file: string;
  name: string;
}

export interface Example {
  code: string;
  /** How the code follows other args, if it can. */
  source?: ExampleSource;
}

/** Returns the formatted code of stories, in their order. `root` is the folder of the repository. */
export function buildExamples(
  root: string,
  stories: readonly ExampleStory[],
  findOtherImportPath: FindImportPath = () => undefined,
): Example[] {
  const findImportPath: FindImportPath = (file, name) =>
    findPackageImportPath(root, file, name) ?? findOtherImportPath(file, name);
  const written = stories.map(({ file, name }) => {
    const { markedCode, fixedArgs } = buildStoryCode(root, file, name, findImportPath);
    return { ...removeMarker(markedCode), fixedArgs };
  });
  const codes = formatCode(written.map(({ code }) => code));
  return written.map(({ index, fixedArgs }, position) => {
    const code = codes[position] ?? '';
    const source = index === undefined ? undefined : readExampleSource(code, index, fixedArgs);
    return { code, ...(source && { source }) };
  });
}
