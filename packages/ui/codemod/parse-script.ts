import { extname } from 'node:path';
import type ts from 'typescript';
import type { TypeScriptApi } from './load-typescript.ts';

export interface Script {
  file: ts.SourceFile;
  /** Knows this file alone, which is enough to tell what each name in it refers to. */
  checker: ts.TypeChecker;
  /** `line: message`. */
  errors: string[];
}

/** Parses one TypeScript or JavaScript file. JavaScript may hold JSX. */
export function parseScript(api: TypeScriptApi, path: string, text: string): Script {
  const { ScriptKind, ScriptTarget } = api;
  const kind = /\.[cm]?jsx?$/.test(path)
    ? ScriptKind.JSX
    : path.endsWith('x')
      ? ScriptKind.TSX
      : ScriptKind.TS;
  // The compiler compares paths; only the ending of this one matters.
  const name = `/script${extname(path)}`;
  const file = api.createSourceFile(name, text, ScriptTarget.Latest, true, kind);
  const program = api.createProgram({
    rootNames: [name],
    options: { allowJs: true, jsx: api.JsxEmit.Preserve, noLib: true, noResolve: true, types: [] },
    host: {
      getSourceFile: (asked) => (asked === name ? file : undefined),
      fileExists: (asked) => asked === name,
      readFile: () => undefined,
      writeFile: () => {},
      getDefaultLibFileName: () => 'lib.d.ts',
      getCurrentDirectory: () => '/',
      getCanonicalFileName: (asked) => asked,
      useCaseSensitiveFileNames: () => true,
      getNewLine: () => '\n',
    },
  });
  const errors = program.getSyntacticDiagnostics(file).map(({ start = 0, messageText }) => {
    const { line } = file.getLineAndCharacterOfPosition(start);
    return `${line + 1}: ${api.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
  // The compiler reports some of them twice.
  return { file, checker: program.getTypeChecker(), errors: [...new Set(errors)] };
}

/** Calls back with the node and everything in it, from the start of the file to its end. */
export function walk(api: TypeScriptApi, node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  api.forEachChild(node, (child) => walk(api, child, visit));
}
