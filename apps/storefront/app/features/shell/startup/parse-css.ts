/** A rule of a style sheet, or a group of rules. */
export interface CssRule {
  head: string;
  /** What each selector requires. Undefined for rules without selectors, such as `@font-face`. */
  needs?: SelectorNeeds[];
  /** The body with its brackets, or a semicolon instead. */
  body: string | CssRule[];
}

export interface SelectorNeeds {
  classes: string[];
  /** As written in a document, such as `data-state="open"`. */
  attributes: string[];
}

/** Parses a minified style sheet, which has no space between rules. */
export function parseCss(sheet: string): CssRule[] {
  const css = sheet.replace(/\/\*[\s\S]*?\*\/\s*/g, '');
  const rules: CssRule[] = [];
  for (let at = 0; at < css.length; ) {
    const open = findTopLevel(css, '{;', at);
    const head = css.slice(at, open);
    if (css[open] !== '{') {
      rules.push({ head, body: css.slice(open, open + 1) });
      at = open + 1;
      continue;
    }
    const close = findTopLevel(css, '}', open + 1);
    const inside = css.slice(open + 1, close);
    if (/^@(?:layer|media|supports|starting-style)/.test(head)) rules.push({ head, body: parseCss(inside) });
    else if (head.startsWith('@')) rules.push({ head, body: `{${inside}}` });
    else rules.push({ head, needs: splitSelectors(head).map(needOf), body: `{${inside}}` });
    at = close + 1;
  }
  return rules;
}

/** Returns the index of the next of `signs` outside of brackets, quotes and escapes; the length if there is none. */
export function findTopLevel(css: string, signs: string, from: number): number {
  let depth = 0;
  for (let at = from; at < css.length; at++) {
    const sign = css.charAt(at);
    if (depth === 0 && signs.includes(sign)) return at;
    if (sign === '\\') at++;
    else if (sign === '"') at = css.indexOf('"', at + 1);
    else if ('([{'.includes(sign)) depth++;
    else if (')]}'.includes(sign)) depth--;
  }
  return css.length;
}

function splitSelectors(selectors: string): string[] {
  const comma = findTopLevel(selectors, ',', 0);
  const first = selectors.slice(0, comma);
  return comma === selectors.length ? [first] : [first, ...splitSelectors(selectors.slice(comma + 1))];
}

/**
 * Returns what a selector requires. The content of parentheses counts only if it is a single selector that must match.
 */
function needOf(selector: string): SelectorNeeds {
  const open = findTopLevel(selector, '(', 0);
  const before = selector.slice(0, open);
  const close = findTopLevel(selector, ')', open + 1);
  const inside = splitSelectors(selector.slice(open + 1, close));
  const parts = [simpleNeedOf(before)];
  if (/:(?:is|where)$/.test(before) && inside.length === 1) parts.push(...inside.map(needOf));
  if (close < selector.length) parts.push(needOf(selector.slice(close + 1)));
  return {
    classes: parts.flatMap(({ classes }) => classes),
    attributes: parts.flatMap(({ attributes }) => attributes),
  };
}

function simpleNeedOf(selector: string): SelectorNeeds {
  const attributes: string[] = [];
  const rest = selector.replace(/\[([\w-]+)(?:=([^\]]*))?\]/g, (_, name: string, value?: string) => {
    attributes.push(value === undefined ? `${name}=` : `${name}="${value.replaceAll('"', '')}"`);
    return '';
  });
  const classes = [...rest.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) =>
    name.replace(/\\(.)/g, '$1'),
  );
  return { classes, attributes };
}
