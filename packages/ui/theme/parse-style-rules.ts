/** A rule of a style sheet that sets custom properties. */
export interface StyleRule {
  selector: string;
  /** The conditions of the media queries around it. */
  media: readonly string[];
  isLayered: boolean;
  declarations: ReadonlyMap<string, string>;
}

type Context = Omit<StyleRule, 'declarations'>;

/** Returns the rules of a style sheet that set custom properties, with nested ones, in their order. */
export function parseStyleRules(css: string): StyleRule[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, ' ');
  return parseBlock(text, { selector: '', media: [], isLayered: false });
}

function parseBlock(text: string, context: Context): StyleRule[] {
  const rules: StyleRule[] = [];
  const declarations = new Map<string, string>();
  let start = 0;
  while (start < text.length) {
    const end = findEnd(text, start);
    const head = text.slice(start, end).trim();
    if (text[end] === '{') {
      const close = findClose(text, end);
      rules.push(...parseBlock(text.slice(end + 1, close), enter(context, head)));
      start = close + 1;
      continue;
    }
    const [, name, value] = /^(--[\w-]+)\s*:\s*([\s\S]*)$/.exec(head) ?? [];
    if (name && value !== undefined) declarations.set(name, value.trim());
    start = end + 1;
  }
  return declarations.size > 0 ? [{ ...context, declarations }, ...rules] : rules;
}

/** Returns the context inside of a block: `@media` and `@layer` add to it, a selector is nested in the one around it. */
function enter(context: Context, head: string): Context {
  const [, name, parameters = ''] = /^@([\w-]+)\s*([\s\S]*)$/.exec(head) ?? [];
  if (name === 'media') return { ...context, media: [...context.media, parameters] };
  if (name === 'layer') return { ...context, isLayered: true };
  // `@supports` and `@scope` are taken as true; the others, such as `@font-face`, set nothing that is read here.
  if (name) return context;
  if (!context.selector) return { ...context, selector: head };
  const nested = splitList(context.selector).flatMap((outer) =>
    splitList(head).map((inner) =>
      inner.includes('&') ? inner.replaceAll('&', outer) : `${outer} ${inner}`,
    ),
  );
  return { ...context, selector: nested.join(', ') };
}

/** Splits a list of selectors at the commas that are in no parentheses. */
export function splitList(selectors: string): string[] {
  return selectors.split(/,(?![^(]*\))/).map((selector) => selector.trim());
}

/** Returns the position of the next `{`, `;`, closing parenthesis or end that is in no string and no parentheses. */
export function findEnd(text: string, start: number): number {
  let [depth, quote] = [0, ''];
  for (let at = start; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (quote) {
      if (character === '\\') at += 1;
      else if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if ('(['.includes(character)) depth += 1;
    else if (')]'.includes(character)) {
      if (depth === 0) return at;
      depth -= 1;
    } else if (depth === 0 && (character === '{' || character === ';')) return at;
  }
  return text.length;
}

function findClose(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('The style sheet has a block that is not closed.');
}
