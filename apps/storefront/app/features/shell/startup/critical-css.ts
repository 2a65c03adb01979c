import { type CssRule, findTopLevel, parseCss, type SelectorNeeds } from './parse-css.ts';
import { stripClosedContent } from './strip-closed-content.ts';

/**
 * What waits for the whole sheet, which is asked for as soon as the document is read: whoever prints or points has
 * looked at the page for a while, what opens may do so at once, and the usual colours can be read until stronger ones
 * are there.
 */
const late = /^@(?:media print|media \(hover:hover\)|media \(prefers-contrast:more\).*|starting-style)$/;

/** What every browser can that knows the rest of the sheet; Tailwind asks for it anew at each mixed colour. */
const always = '@supports (color:color-mix(in lab, red, red))';

/**
 * The rules of a sheet that can hold in a document as the server wrote it and as it is seen at first: those whose
 * classes and marks it has, outside of what is closed. Whatever opens or changes is dressed by the whole sheet.
 */
export function createCriticalCss(sheet: string): (html: string) => string {
  const rules = withoutLate(parseCss(sheet));
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
    // Pages of one kind have the same classes, so a handful of answers is all there ever is.
    const key = [...has].sort().join(' ');
    const styles = known.get(key) ?? withoutUnread(withoutUnused(write(rules, has)), has);
    if (known.size < 200) known.set(key, styles);
    return styles;
  };
}

/** What a browser or a script of the head changes before React is there: the state of `<html>`, of fields and panels. */
function isSetEarly(attribute: string): boolean {
  return (
    !/^(?:data-|dir=)/.test(attribute) ||
    /^data-(?:cart|currency|fonts|hydrated|session|theme)=/.test(attribute)
  );
}

function withoutLate(rules: readonly CssRule[]): CssRule[] {
  return rules
    .filter(({ head }) => !late.test(head))
    .flatMap((rule) => {
      if (typeof rule.body === 'string') return rule;
      const body = withoutLate(rule.body);
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
 * Without what only the rules of other documents use. Tailwind's rules work together through variables: those that
 * nothing here sets are constants and are written as such, those that nothing reads go, and so does the list of their
 * initial values for browsers without `@property`, which are older than anything else in the sheet allows.
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

/** Without the tokens that neither a rule nor an inline style of the document reads, and the faces that none names. */
function withoutUnread(css: string, has: ReadonlySet<string>): string {
  const read = css.replace(/(--[\w-]+):[^;}]*(?:;|(?=\}))/g, (declaration, name: string) =>
    isRead(css, name) || has.has(`var(${name}`) ? declaration : '',
  );
  const named = read.replace(face, '');
  return read.replace(face, (rule, family: string) =>
    named.includes(family.replaceAll('"', '')) ? rule : '',
  );
}

/** Whether a rule reads this variable, and not only one whose name begins like it. */
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
