import type ts from 'typescript';
import type { RenameTable } from '../src/renamed/rename-table.ts';
import { addStringEdits } from './add-string-edits.ts';
import { applyEdits, type Edit, type RewriteRemark, type RewriteResult } from './edits.ts';
import { ImportsRewriter } from './imports-rewriter.ts';
import type { TypeScriptApi } from './load-typescript.ts';
import { parseScript, walk } from './parse-script.ts';
import { PropsRewriter } from './props-rewriter.ts';

/** The context shared by the parts of the rewriting. */
export interface RewriteContext {
  api: TypeScriptApi;
  file: ts.SourceFile;
  checker: ts.TypeChecker;
  table: RenameTable;
  replace(node: ts.Node, text: string, kind: string): void;
  edits: Edit[];
  remark(node: ts.Node, text: string): void;
}

/** Rewrites a TypeScript or JavaScript file: imports, props of the package's components, and classes. */
export function rewriteScript(
  api: TypeScriptApi,
  path: string,
  text: string,
  table: RenameTable,
): RewriteResult {
  const { file, checker, errors } = parseScript(api, path, text);
  if (errors.length > 0) return { text, counts: {}, remarks: [], errors };
  const edits: Edit[] = [];
  const remarks: RewriteRemark[] = [];
  const context: RewriteContext = {
    api,
    file,
    checker,
    table,
    edits,
    replace: (node, replacement, kind) =>
      edits.push({ start: node.getStart(file), end: node.getEnd(), text: replacement, kind }),
    remark: (node, remark) => remarks.push({ position: node.getStart(file), text: remark }),
  };
  const imports = new ImportsRewriter(context);
  const props = new PropsRewriter(context, imports);
  imports.rewrite();
  walk(api, file, (node) => props.visit(node));
  addStringEdits(context);
  return applyEdits(text, edits, remarks);
}
