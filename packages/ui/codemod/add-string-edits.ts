import type ts from 'typescript';
import { getOwn } from '../src/renamed/rename-table.ts';
import { walk } from './parse-script.ts';
import type { RewriteContext } from './rewrite-script.ts';
import { getClassEdits, getCssVariableEdits, getDataAttributeEdits } from './token-edits.ts';

const classHelpers = /^(?:cn|cx|clsx|cva|tv|twMerge|twJoin|classNames|classnames)$/;
const className = /class(?:es|Names?)?$/i;

/**
 * Adds edits for names in strings: custom properties and selectors in all strings, utilities only in classes. Adds a
 * remark on a utility in another string.
 */
export function addStringEdits(context: RewriteContext): void {
  const { api, file, table, edits, remark } = context;
  walk(api, file, (node) => {
    const text = textOf(context, node);
    if (!text) return;
    edits.push(
      ...getCssVariableEdits(text.whole, text.start, table),
      ...getDataAttributeEdits(text.whole, text.start, table),
    );
    const attribute = getOwn(table.renamedDataAttributes, text.whole);
    if (attribute !== undefined) remark(node, `the string ${text.whole}: the attribute is now ${attribute}`);
    const classes = getClassEdits(text.words, text.start, table);
    if (isInClasses(context, node)) edits.push(...classes);
    else if (classes.some(({ start, end }) => text.at(start, end).includes('-'))) {
      const names = classes.map(({ start, end }) => text.at(start, end)).join(', ');
      remark(
        node,
        `a string with ${names}, which ${classes.length === 1 ? 'has a new name' : 'have new names'}`,
      );
    }
  });
}

interface StringText {
  /** The position of its start in the file. */
  start: number;
  whole: string;
  /** The same length, but blank where a word continues in a `${…}`. */
  words: string;
  at(start: number, end: number): string;
}

function textOf({ api, file }: RewriteContext, node: ts.Node): StringText | undefined {
  const isPart = api.isTemplateHead(node) || api.isTemplateMiddle(node) || api.isTemplateTail(node);
  if (!isPart && !api.isStringLiteralLike(node)) return undefined;
  const start = node.getStart(file) + 1;
  const goesOn = api.isTemplateHead(node) || api.isTemplateMiddle(node);
  const raw = file.text.slice(start, node.getEnd() - (goesOn ? 2 : 1));
  const blank = (word: string) => ' '.repeat(word.length);
  const comesFrom = api.isTemplateMiddle(node) || api.isTemplateTail(node);
  const cut = (pattern: 'word' | 'name') => {
    const [last, first] = pattern === 'word' ? [/\S+$/, /^\S+/] : [/[\w-]+$/, /^[\w-]+/];
    const ended = goesOn ? raw.replace(last, blank) : raw;
    return comesFrom ? ended.replace(first, blank) : ended;
  };
  return { start, whole: cut('name'), words: cut('word'), at: (from, to) => file.text.slice(from, to) };
}

/** Returns whether a string contains classes: in `className`, in a helper such as `cx`, or in a constant named so. */
function isInClasses({ api }: RewriteContext, node: ts.Node): boolean {
  for (let { parent } = node; parent; { parent } = parent) {
    if (api.isJsxAttribute(parent)) return className.test(parent.name.getText());
    if (api.isVariableDeclaration(parent)) return className.test(parent.name.getText());
    if (api.isCallExpression(parent)) {
      const { expression } = parent;
      const called = api.isPropertyAccessExpression(expression) ? expression.name : expression;
      if (classHelpers.test(called.getText())) return true;
    }
    if (api.isPropertyAssignment(parent) && className.test(parent.name.getText())) return true;
    if (api.isStatement(parent) || api.isFunctionLike(parent) || api.isJsxElement(parent)) return false;
  }
  return false;
}
