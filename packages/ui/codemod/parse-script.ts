import { extname } from 'node:path';
import type ts from 'typescript';
import type { TypeScriptApi } from './load-typescript.ts';

export interface ParsedScript {
  file: ts.SourceFile;
  /** Covers only this file, which is enough to resolve the names in it. */
  checker: ts.TypeChecker;
  /** `line: message`. */
  errors: string[];
}

/** Parses one TypeScript or JavaScript file. JavaScript may contain JSX. */
export function parseScript(api: TypeScriptApi, path: string, text: string): ParsedScript {
  const { ScriptKind, ScriptTarget } = api;
  const kind = /\.[cm]?jsx?$/.test(path)
    ? ScriptKind.JSX
    : path.endsWith('x')
      ? ScriptKind.TSX
      : ScriptKind.TS;
  // The compiler compares paths; only the extension of this one matters.
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

/** Calls `visit` with the node and all its descendants, in order. */
export function walk(api: TypeScriptApi, node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  api.forEachChild(node, (child) => walk(api, child, visit));
}
