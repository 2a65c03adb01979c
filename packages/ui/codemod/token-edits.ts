import { getOwn, type RenameTable } from '../src/renamed/rename-table.ts';
import type { Edit } from './edits.ts';

/** Returns edits for the custom properties in a text, such as `--color-old`, but not for longer names. */
export function getCssVariableEdits(
  text: string,
  offset: number,
  { renamedCssVariables }: RenameTable,
): Edit[] {
  return getMatchEdits(text, offset, /(?<![\w-])--[\w-]+/g, 'CSS variable', (name) =>
    getOwn(renamedCssVariables, name),
  );
}

/** Returns edits for the data attributes in the selectors of a text: `[data-old]`, `[data-variant="old"]`. */
export function getDataAttributeEdits(text: string, offset: number, table: RenameTable): Edit[] {
  return getMatchEdits(text, offset, /(?<=\[)data-[^\]\s]+(?=\]|\s)/g, 'data attribute', (attribute) =>
    renameAttribute(attribute, table),
  );
}

/** Returns edits for the Tailwind classes in a text of classes: utilities, and data attributes of variants. */
export function getClassEdits(text: string, offset: number, table: RenameTable): Edit[] {
  return [...text.matchAll(/\S+/g)].flatMap(({ 0: token, index }) => {
    const parts = splitVariants(token);
    let start = offset + index;
    return parts.flatMap((part, at) => {
      const edit =
        at === parts.length - 1 ? getUtilityEdits(part, start, table) : getVariantEdits(part, start, table);
      start += part.length + 1;
      return edit;
    });
  });
}

/** `hover:bg-old/50` → `hover`, `bg-old/50`. A colon in brackets does not separate. */
function splitVariants(token: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of token) {
    if ('[('.includes(character)) depth += 1;
    if ('])'.includes(character)) depth -= 1;
    if (character === ':' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
}

function getUtilityEdits(part: string, start: number, { renamedUtilities }: RenameTable): Edit[] {
  const [, important = '', name = ''] = /^(!?)([^!/]+)(?:\/[^!]+)?!?$/.exec(part) ?? [];
  const current = getOwn(renamedUtilities, name);
  const from = start + important.length;
  return current === undefined
    ? []
    : [{ start: from, end: from + name.length, text: current, kind: 'utility' }];
}

/** `data-old`, `group-data-old/menu`, `has-data-[variant=old]`; selectors in brackets are read as selectors. */
function getVariantEdits(part: string, start: number, table: RenameTable): Edit[] {
  const [, before = '', attribute = ''] =
    /^((?:(?:group|peer|has|not|in)-)*)(data-(?:\[[^\]]+\]|[\w-]+))/.exec(part) ?? [];
  const bracketed = attribute.startsWith('data-[');
  const name = bracketed ? `data-${attribute.slice('data-['.length, -1)}` : attribute;
  const current = renameAttribute(name, table);
  if (current === undefined) return [];
  const from = start + before.length;
  const text = bracketed ? `data-[${current.slice('data-'.length)}]` : current;
  return [{ start: from, end: from + attribute.length, text, kind: 'data attribute' }];
}

/** Takes `data-old` or `data-variant="old"`; quotation marks and the operator stay as they are. */
function renameAttribute(attribute: string, { renamedDataAttributes }: RenameTable): string | undefined {
  const [, name = '', operator = '', quote = '', value = ''] =
    /^(data-[\w-]+)(?:([~|^$*]?=)(["']?)(.*?)\3)?$/.exec(attribute) ?? [];
  const whole = operator === '=' ? getOwn(renamedDataAttributes, `${name}=${value}`) : undefined;
  if (whole !== undefined) return whole.replace('=', `=${quote}`) + quote;
  const current = getOwn(renamedDataAttributes, name);
  return current === undefined ? undefined : current + attribute.slice(name.length);
}

function getMatchEdits(
  text: string,
  offset: number,
  pattern: RegExp,
  kind: string,
  rename: (match: string) => string | undefined,
): Edit[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: match, index }) => {
    const current = rename(match);
    const start = offset + index;
    return current === undefined ? [] : [{ start, end: start + match.length, text: current, kind }];
  });
}
