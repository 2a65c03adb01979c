import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { buildShownExamples, listStoriesWithCode } from './story-code-plugin.ts';

const root = join(import.meta.dirname, '../..');
const shown = listStoriesWithCode(root);
const examples = buildShownExamples(root);

const getCode = ({ file, name }: { file: string; name: string }) => examples.get(file)?.get(name)?.code ?? '';

test('BENCH-28 every page shows a story with its code', () => {
  expect(new Set(shown.map(({ page }) => page)).size).toBeGreaterThan(90);
  expect(shown.filter((story) => getCode(story) === '')).toEqual([]);
});

test.each(shown)('BENCH-28 the code of $page, $name, is code that can be pasted', (story) => {
  const code = getCode(story);
  const { diagnostics } = ts.transpileModule(code, {
    fileName: 'example.tsx',
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ESNext },
  });
  expect(diagnostics?.map(({ messageText }) => messageText)).toEqual([]);
  const folder = story.file.split('/').at(-2) ?? '';
  expect(code).toMatch(new RegExp(`^import .*from '(@piri/ui/${folder}|~/features/.*)';$`, 'ms'));
  // What only exists in the workbench, and what the reader would have to resolve.
  if (!/\(args\b|\bargs\)/.test(code)) expect(code).not.toContain('{...args}');
  expect(code).not.toMatch(/storybook|\bfn\(|[Ff]ixture|\/internal\/|from '\.|data:image\/svg/);
});

test.each(shown)('BENCH-28 the code of $page, $name, contains the component of the page', (story) => {
  const code = getCode(story);
  const components = [...code.matchAll(/<([A-Z]\w+)/g)].map(([, name]) => name ?? '');
  const [, imported = ''] =
    new RegExp(
      `import \\{([^}]+)\\} from '(?:@piri/ui/${story.file.split('/').at(-2)}|~/features/[^']+)'`,
    ).exec(code) ?? [];
  const names = imported.split(',').map((name) => name.trim());
  expect(
    names.filter((name) => components.includes(name) || new RegExp(`\\b${name}\\(`).test(code)),
  ).not.toEqual([]);
});

test('BENCH-28 all examples compile against the types of the package', { timeout: 120_000 }, () => {
  // Beside the sources of the package, so that `@piri/ui` resolves. The shop's own path is left out.
  const files = new Map(
    shown
      .filter(({ file }) => file.startsWith('packages/ui'))
      .map((story, index) => [
        join(root, `packages/ui/src/example-${index}-${story.name}.tsx`),
        `${getCode(story)}\nexport {};\n`,
      ]),
  );
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(root, 'packages/ui/tsconfig.json'), ts.sys.readFile).config,
    ts.sys,
    join(root, 'packages/ui'),
  );
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (file) => files.get(file) ?? readFile(file);
  host.fileExists = (file) => files.has(file) || fileExists(file);
  const program = ts.createProgram([...files.keys()], { ...options, noEmit: true, types: ['react'] }, host);
  const problems = [...files.keys()].flatMap((file) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(file))
      .map(({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`),
  );
  expect(problems).toEqual([]);
});
