// @vitest-environment node
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { toAnatomyExample } from './anatomy-example.ts';
import { buildMarkdownPages } from './build-markdown-pages.ts';

const packageFolder = join(import.meta.dirname, '../..');

/** The code below the heading Anatomy, by page. */
const examples = [...buildMarkdownPages(packageFolder)].flatMap(([page, { markdown }]) => {
  const [, code] = /\n## Anatomy\n\n```tsx\n([\s\S]*?)\n```/.exec(markdown) ?? [];
  return code === undefined ? [] : [[page, code] as const];
});

describe('the code of an anatomy', () => {
  it('is there for every component', () => {
    expect(examples.length).toBeGreaterThan(80);
  });

  it('can be copied: it compiles with its imports from the package alone', { timeout: 120_000 }, () => {
    expect(compile(new Map(examples))).toEqual([]);
  });

  it.each(examples)('of %s imports the component, and has no classes of the workbench', (page, code) => {
    expect(code).toContain(`from '@piri/ui/${page}';`);
    expect(code).not.toContain('className=');
  });

  it('loses the elements and the classes around the component', () => {
    const code = '<div className="w-60">\n  <Lamp className="mt-2" on>\n    <b>On</b>\n  </Lamp>\n</div>';
    expect(toAnatomyExample(code, (name) => (name === 'Lamp' ? 'lamp' : undefined))).toBe(
      "import { Lamp } from '@piri/ui/lamp';\n\n<Lamp on>\n  <b>On</b>\n</Lamp>",
    );
  });
});

/** Returns what the compiler says of each example, as a module of a project that uses the package. */
function compile(codes: ReadonlyMap<string, string>): string[] {
  const { config } = ts.readConfigFile(join(packageFolder, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, packageFolder);
  const files = new Map(
    [...codes].map(([page, code]) => {
      const [, imports = '', jsx = ''] = /^((?:import .*\n)*)\n?([\s\S]*)$/.exec(code) ?? [];
      return [
        join(packageFolder, `example-of-${page}.tsx`),
        `${imports}export const example = (\n${jsx}\n);\n`,
      ];
    }),
  );
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (file) => files.has(file) || fileExists(file);
  host.readFile = (file) => files.get(file) ?? readFile(file);
  host.getSourceFile = (file, ...rest) => {
    const code = files.get(file);
    return code === undefined
      ? getSourceFile.call(host, file, ...rest)
      : ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  };
  const program = ts.createProgram([...files.keys()], { ...options, noEmit: true }, host);
  return [...files.keys()].flatMap((file) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText }) =>
        `${file.replace(/.*example-of-|\.tsx$/g, '')}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  });
}
