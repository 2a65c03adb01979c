import { type CssRule, findTopLevel, parseCss, type SelectorNeeds } from './parse-css.ts';
import { stripClosedContent } from './strip-closed-content.ts';

/**
 * The at-rules left to the whole sheet, which is requested once the document is parsed. Printing and hovering happen
 * later, opening animations may be skipped, and the usual colours are readable until stronger ones arrive.
 */
const nonCriticalAtRule =
  /^@(?:media print|media \(hover:hover\)|media \(prefers-contrast:more\).*|starting-style)$/;

/** Tailwind adds this condition to each mixed colour. Every browser that supports the rest of the sheet meets it. */
const always = '@supports (color:color-mix(in lab, red, red))';

/**
 * Returns the rules of a sheet that can match a document as the server rendered it: those whose classes and attributes
 * occur in it, outside of closed content. Whatever opens or changes later is styled by the whole sheet.
 */
export function createCriticalCssExtractor(sheet: string): (html: string) => string {
  const rules = withoutNonCritical(parseCss(sheet));
  const needs = rules.flatMap(needsOf);
  const classes = new Set(needs.flatMap((need) => need.classes));
  const attributes = new Set(needs.flatMap((need) => need.attributes.filter((name) => !isSetEarly(name))));
  const known = new Map<string, string>();

  return (document) => {
    const html = stripClosedContent(document);
    const has = new Set([
      ...classesIn(html).filter((name) => classes.has(name)),
      ...[...attributes].filter((text) => html.includes(` ${text}`)),
      ...(html.match(/var\(--[\w-]+/g) ?? []),
    ]);
    // Pages of one kind have the same classes, so only a handful of results is cached.
    const key = [...has].sort().join(' ');
    const styles = known.get(key) ?? withoutUnread(withoutUnused(write(rules, has)), has);
    if (known.size < 200) known.set(key, styles);
    return styles;
  };
}

/**
 * Returns true for an attribute that the browser or a script in the head changes before hydration: the state of
 * `<html>`, of fields and of panels.
 */
function isSetEarly(attribute: string): boolean {
  return (
    !/^(?:data-|dir=)/.test(attribute) ||
    /^data-(?:cart|currency|fonts|hydrated|session|theme)=/.test(attribute)
  );
}

function withoutNonCritical(rules: readonly CssRule[]): CssRule[] {
  return rules
    .filter(({ head }) => !nonCriticalAtRule.test(head))
    .flatMap((rule) => {
      if (typeof rule.body === 'string') return rule;
      const body = withoutNonCritical(rule.body);
      return rule.head === always ? body : { ...rule, body };
    });
}

function write(rules: readonly CssRule[], has: ReadonlySet<string>): string {
  const isMet = ({ classes, attributes }: SelectorNeeds) =>
    classes.every((name) => has.has(name)) && attributes.every((text) => isSetEarly(text) || has.has(text));
  return rules
    .map(({ head, needs, body }) => {
      if (needs && !needs.some(isMet)) return '';
      if (typeof body === 'string') return head + body;
      const inside = write(body, has);
      return inside && `${head}{${inside}}`;
    })
    .join('');
}

/**
 * Removes what only the rules of other documents use. Tailwind's rules share variables: one that is never set is
 * replaced by its constant value, one that is never read is removed. The list of initial values for browsers without
 * `@property` is removed as well, since the rest of the sheet does not support them either.
 */
function withoutUnused(css: string): string {
  const initial = new Map(
    [...css.matchAll(/@property (--[\w-]+)\{[^}]*initial-value:([^}]*)\}/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
  let used = css.replace(/@layer properties\{@supports[^{]*\{[^{}]*\{[^{}]*\}\}\}/, '');
  for (const name of new Set(used.match(/--(?:tw|lightningcss)-[\w-]+/g))) {
    const declaration = new RegExp(`${name}:[^;}]*;?`, 'g');
    if (!declaration.test(used)) used = replaceVariable(used, name, initial.get(name));
    else if (!isRead(used, name)) used = used.replace(declaration, '');
  }
  const registered = /@(?:keyframes|property) ([\w-]+)\{(?:[^{}]|\{[^{}]*\})*\}/g;
  return used.replace(registered, (rule, name: string) => (used.split(name).length > 2 ? rule : ''));
}

/** Removes tokens that neither a rule nor an inline style of the document reads, and font faces that none names. */
function withoutUnread(css: string, has: ReadonlySet<string>): string {
  const read = css.replace(/(--[\w-]+):[^;}]*(?:;|(?=\}))/g, (declaration, name: string) =>
    isRead(css, name) || has.has(`var(${name}`) ? declaration : '',
  );
  const named = read.replace(face, '');
  return read.replace(face, (rule, family: string) =>
    named.includes(family.replaceAll('"', '')) ? rule : '',
  );
}

/** Returns true if a rule reads exactly this variable, not one whose name starts with it. */
function isRead(css: string, name: string): boolean {
  return css.includes(`var(${name})`) || css.includes(`var(${name},`);
}

const face = /@font-face\{font-family:([^;]*);[^}]*\}/g;

function replaceVariable(css: string, name: string, value: string | undefined): string {
  const start = css.search(new RegExp(`var\\(${name}[,)]`));
  if (start < 0) return css;
  const end = findTopLevel(css, ')', start + 'var('.length);
  const fallback = css.slice(start, end).replace(/^[^,]*,?/, '');
  return css.slice(0, start) + (value ?? fallback) + replaceVariable(css.slice(end + 1), name, value);
}

function needsOf({ needs = [], body }: CssRule): SelectorNeeds[] {
  return typeof body === 'string' ? needs : body.flatMap(needsOf);
}

function classesIn(html: string): string[] {
  const attributes = new Set([...html.matchAll(/ class="([^"]*)"/g)].map(([, value = '']) => value));
  return [...attributes].flatMap((value) => unescaped(value).split(/\s+/));
}

const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};

function unescaped(text: string): string {
  return text.replace(/&[^;]+;/g, (entity) => entities[entity] ?? entity);
}
