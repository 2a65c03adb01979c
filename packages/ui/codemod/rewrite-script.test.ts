// @vitest-environment node
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { renameTableFixture } from './rename-table.fixtures.ts';
import { rewriteScript } from './rewrite-script.ts';

const rewrite = (text: string, path = 'page.tsx') => rewriteScript(ts, path, text, renameTableFixture);

const button = `import { Button } from '@piri/ui/button';\n`;
const modal = `import { Modal } from '@piri/ui/modal';\n`;
const combobox = `import { Combobox } from '@piri/ui/combobox';\n`;
const accordion = `import { AccordionItem } from '@piri/ui/accordion';\n`;
const picker = `import { OptionPicker } from '@piri/ui/option-picker';\n`;

/** Code before and after; code that stays as it is has no second text. */
const rules: [rule: string, before: string, after?: string][] = [
  // Paths.
  [
    'an old path',
    `import { LinkTile } from "@piri/ui/joint-tile";`,
    `import { LinkTile } from "@piri/ui/link-tile";`,
  ],
  ['an old path of a mock', `vi.mock('@piri/ui/joint-tile');`, `vi.mock('@piri/ui/link-tile');`],
  ['a path outside the package', `import { JointTile } from './ui/joint-tile';`],
  ['a longer path', `import x from '@piri/ui/joint-tile-2';`],
  // Exports.
  [
    'an import with all of its references',
    `import { CardRow, type CardRowProps } from '@piri/ui/carousel';
const props: CardRowProps = { label: 'CardRow' };
const all = { CardRow, other: CardRow };
export const Row = () => <CardRow {...props}><b /></CardRow>;
export { CardRow };`,
    `import { CardCarousel, type CardCarouselProps } from '@piri/ui/carousel';
const props: CardCarouselProps = { label: 'CardRow' };
const all = { CardRow: CardCarousel, other: CardCarousel };
export const Row = () => <CardCarousel {...props}><b /></CardCarousel>;
export { CardCarousel as CardRow };`,
  ],
  [
    'an import that is shadowed',
    `import { CardRow } from '@piri/ui/carousel';\nfunction row(CardRow: string) { return CardRow; }\nrow(CardRow.name);`,
    `import { CardCarousel } from '@piri/ui/carousel';\nfunction row(CardRow: string) { return CardRow; }\nrow(CardCarousel.name);`,
  ],
  [
    'an old close handler',
    `${modal}<Modal onClose={() => setOpen(false)} />;\ncreateElement(Modal, { onClose: close });`,
    `${modal}<Modal onOpenChange={() => setOpen(false)} />;\ncreateElement(Modal, { onOpenChange: close });`,
  ],
  [
    'an old handler of a choice, and the options',
    `${combobox}<Combobox options={[{ id: 'oak', label: 'Oak' }]} onChoose={choose} />;`,
    `${combobox}<Combobox options={[{ value: 'oak', label: 'Oak' }]} onValueChange={choose} />;`,
  ],
  [
    'a prop that means something else today, in old code',
    `${accordion}<AccordionItem open={first} />;`,
    `${accordion}<AccordionItem defaultOpen={first} />;`,
  ],
  ['the same prop in current code', `${accordion}<AccordionItem open={open} onOpenChange={setOpen} />;`],
  [
    'an import with an alias',
    `import { CardRow as Row } from '@piri/ui/carousel';\n<Row />;`,
    `import { CardCarousel as Row } from '@piri/ui/carousel';\n<Row />;`,
  ],
  [
    'an import whose alias is the new name',
    `import { CardRow as CardCarousel } from '@piri/ui/carousel';`,
    `import { CardCarousel } from '@piri/ui/carousel';`,
  ],
  [
    'an import whose new name is taken in the file',
    `import { CardRow } from '@piri/ui/carousel';\nconst CardCarousel = 1;\n<CardRow />;`,
    `import { CardCarousel as CardRow } from '@piri/ui/carousel';\nconst CardCarousel = 1;\n<CardRow />;`,
  ],
  [
    'a re-export',
    `export { CardRow, CardRowProps as Props } from '@piri/ui/carousel';`,
    `export { CardCarousel as CardRow, CardCarouselProps as Props } from '@piri/ui/carousel';`,
  ],
  [
    'a namespace',
    `import * as row from '@piri/ui/carousel';\nlet props: row.CardRowProps;\n<row.CardRow>a</row.CardRow>;`,
    `import * as row from '@piri/ui/carousel';\nlet props: row.CardCarouselProps;\n<row.CardCarousel>a</row.CardCarousel>;`,
  ],
  [
    'an import type',
    `let props: import('@piri/ui/carousel').CardRowProps;`,
    `let props: import('@piri/ui/carousel').CardCarouselProps;`,
  ],
  ['the same name of another module', `import { CardRow } from './card-row';\n<CardRow />;`],
  // Props.
  [
    'props and values, without reformatting',
    `${button}<Button\n  busy={ saving }  // wait\n  variant='quiet'\n>Save</Button>;`,
    `${button}<Button\n  loading={ saving }  // wait\n  variant='ghost'\n>Save</Button>;`,
  ],
  ['a prop without a value', `${button}<Button busy />;`, `${button}<Button loading />;`],
  [
    'values in conditions',
    `${button}<Button variant={last ? 'quiet' : (first && "cloth")} />;`,
    `${button}<Button variant={last ? 'ghost' : (first && "on-inverse")} />;`,
  ],
  [
    'a component under a local name',
    `import { Button as Press } from '@piri/ui/button';\n<Press busy />;`,
    `import { Button as Press } from '@piri/ui/button';\n<Press loading />;`,
  ],
  [
    'a component of a namespace',
    `import * as parts from '@piri/ui/button';\n<parts.Button busy />;`,
    `import * as parts from '@piri/ui/button';\n<parts.Button loading />;`,
  ],
  [
    'a component whose path, name and props changed',
    `import { JointTile } from '@piri/ui/joint-tile';\n<JointTile wide />;`,
    `import { LinkTile } from '@piri/ui/link-tile';\n<LinkTile fullWidth />;`,
  ],
  [
    'props in an object literal that is spread',
    `${button}<Button {...{ busy: true, variant: 'quiet' }} {...(on && { busy })} />;`,
    `${button}<Button {...{ loading: true, variant: 'ghost' }} {...(on && { loading: busy })} />;`,
  ],
  [
    'props of createElement',
    `${button}createElement(Button, { 'busy': true });`,
    `${button}createElement(Button, { 'loading': true });`,
  ],
  ['the same prop of another component', `${button}<Link busy variant="quiet" />;`],
  [
    'a component of the same name from elsewhere',
    `import { Button } from './button';\n<Button busy variant="quiet" />;`,
  ],
  ['values of another prop', `${button}<Button label="quiet" />;`],
  // Fields.
  [
    'fields in an array',
    `${picker}<OptionPicker choices={[{ value: 'oak', unavailable: 'Sold out' }, ...more.map((one) => ({ unavailable: one }))]} />;`,
    `${picker}<OptionPicker options={[{ value: 'oak', disabledReason: 'Sold out' }, ...more.map((one) => ({ disabledReason: one }))]} />;`,
  ],
  [
    'fields of one object',
    `${picker}<OptionPicker choices={[]} footer={{ text: 'All' }} />;`,
    `${picker}<OptionPicker options={[]} footer={{ label: 'All' }} />;`,
  ],
  [
    'fields of a constant, once for two uses',
    `${picker}const woods = [{ unavailable }] as const;\n<><OptionPicker choices={woods} /><OptionPicker choices={woods} /></>;`,
    `${picker}const woods = [{ disabledReason: unavailable }] as const;\n<><OptionPicker options={woods} /><OptionPicker options={woods} /></>;`,
  ],
  [
    'nested fields and values',
    `${picker}<OptionPicker groups={[{ kind: 'choice', values: [{ chosen: true, swatch: { picture } }] }]} />;`,
    `${picker}<OptionPicker groups={[{ kind: 'checkbox', values: [{ selected: true, swatch: { image: picture } }] }]} />;`,
  ],
  [
    'nested fields in constants and mapped arrays',
    `${picker}const values = woods.map((wood) => ({ chosen: wood.chosen, swatch: { picture: wood.picture } }));
const groups = rooms.map((room) => ({ kind: room.many ? 'choice' : 'range', values }));
<OptionPicker groups={groups} />;`,
    `${picker}const values = woods.map((wood) => ({ selected: wood.chosen, swatch: { image: wood.picture } }));
const groups = rooms.map((room) => ({ kind: room.many ? 'checkbox' : 'range', values }));
<OptionPicker groups={groups} />;`,
  ],
  [
    'props in a constant that is spread',
    `${button}const props = { busy: true, variant: 'quiet' } as const;\n<Button {...props} />;`,
    `${button}const props = { loading: true, variant: 'ghost' } as const;\n<Button {...props} />;`,
  ],
  [
    'options of a function and its methods',
    `import { toast } from '@piri/ui/toast';
toast('Gone', { action: { label: 'Undo', onPress: undo } });
toast.error(say('Gone'), { action: { label: 'Undo', onPress() {} } });`,
    `import { toast } from '@piri/ui/toast';
toast('Gone', { action: { label: 'Undo', onClick: undo } });
toast.error(say('Gone'), { action: { label: 'Undo', onClick() {} } });`,
  ],
  [
    'options of a function of a namespace',
    `import * as ui from '@piri/ui/toast';\nui.toast('Gone', last && { action: { onPress } });`,
    `import * as ui from '@piri/ui/toast';\nui.toast('Gone', last && { action: { onClick: onPress } });`,
  ],
  [
    'the same options of another function',
    `import { toast } from './toast';\ntoast('Gone', { action: { onPress } });`,
  ],
  ['the same field elsewhere', `${picker}const stock = { unavailable: true };`],
  // Strings.
  [
    'utilities with variants and modifiers',
    `<p className="p-2 bg-neel hover:bg-neel/50 !bg-neel bg-neel-soft md:data-busy:text-ink-2 group-data-[busy]/row:p-1" />;`,
    `<p className="p-2 bg-accent hover:bg-accent/50 !bg-accent bg-neel-soft md:data-loading:text-muted group-data-[loading]/row:p-1" />;`,
  ],
  [
    'values of data attributes in variants',
    `<p className="data-[variant=quiet]:p-1 [&[data-variant='quiet']]:p-2 data-[variant=cloth]:p-3" />;`,
    `<p className="data-[variant=ghost]:p-1 [&[data-variant='ghost']]:p-2 data-[variant=cloth]:p-3" />;`,
  ],
  [
    'classes in helpers, constants and templates',
    `const rowClass = { on: 'bg-neel' };\ncx('bg-neel', on && \`text-ink-2 bg-\${color} \${rest} bg-neel\`, { 'bg-neel': on });`,
    `const rowClass = { on: 'bg-accent' };\ncx('bg-accent', on && \`text-muted bg-\${color} \${rest} bg-accent\`, { 'bg-accent': on });`,
  ],
  ['a part of a word beside an expression', `<p className={\`\${prefix}bg-neel bg-neel\${suffix}\`} />;`],
  [
    'custom properties and selectors in any string',
    `<p style={{ '--color-neel': 'var(--color-neel)', color: 'var(--color-neel-2)' }} />; find('[data-busy] a[data-variant="quiet"]');`,
    `<p style={{ '--color-accent': 'var(--color-accent)', color: 'var(--color-neel-2)' }} />; find('[data-loading] a[data-variant="ghost"]');`,
  ],
  ['text', `${button}<p title="quiet">bg-neel</p>;`],
];

describe('rewrites a script', () => {
  it.each(rules)('%s', (_, before, after = before) => {
    expect(rewrite(before).errors).toEqual([]);
    expect(rewrite(before).text).toBe(after);
  });

  it.each(rules)('without changes the second time: %s', (_, before) => {
    const once = rewrite(before).text;
    expect(rewrite(once)).toMatchObject({ text: once, counts: {} });
  });

  it.each(['page.ts', 'page.jsx', 'page.js', 'page.mjs'])('with the name %s', (path) => {
    const made = `${button}createElement(Button, { busy: true });\n`;
    expect(rewrite(made, path).text).toBe(made.replace('busy', 'loading'));
  });

  it('with JSX in a .js file', () => {
    expect(rewrite(`${button}<Button busy />`, 'page.js').text).toBe(`${button}<Button loading />`);
  });

  it('and counts the changes by kind', () => {
    expect(rewrite(`${button}<Button busy variant="quiet" className="bg-neel" />;`).counts).toEqual({
      prop: 1,
      value: 1,
      utility: 1,
    });
  });

  it('but not with a syntax error', () => {
    const broken = `${button}<Button busy`;
    expect(rewrite(broken)).toMatchObject({
      text: broken,
      counts: {},
      errors: [expect.stringMatching(/^2: /)],
    });
  });
});

describe('lists what it cannot rewrite, with the line', () => {
  it.each([
    ['spread props', `${button}<Button {...props} />;`, '2: props of Button from elsewhere'],
    [
      'a variable value',
      `${picker}<OptionPicker options={woods} />;`,
      '2: options of OptionPicker from elsewhere',
    ],
    ['a call', `${picker}<OptionPicker options={woods()} />;`, '2: options of OptionPicker from a call'],
    [
      'a value from elsewhere',
      `${button}<Button variant={variant} />;`,
      '2: variant of Button from elsewhere',
    ],
    [
      'nested fields',
      `${picker}<OptionPicker groups={[{ kind: 'range', values: values }]} />;`,
      '2: values of groups of OptionPicker from elsewhere',
    ],
    [
      'options from elsewhere',
      `import { toast } from '@piri/ui/toast';\ntoast('Gone', options);`,
      '2: options of toast from elsewhere',
    ],
    [
      'an old close handler that may use the reason',
      `${modal}<Modal onClose={close} />;`,
      '2: onClose was called with a reason; onOpenChange is called with open and { reason }',
    ],
    [
      'an old handler of a choice',
      `${combobox}<Combobox options={[]} onChoose={choose} />;`,
      '2: onChoose was called with an option; onValueChange is called with its value, or null',
    ],
    [
      'a prop that means something else today',
      `${combobox}<Combobox options={[]} value={text} />;`,
      '2: value of Combobox may be what is now called inputValue',
    ],
    ['a component that is passed on', `${button}memo(Button);`, '2: passes Button on'],
    ['both names', `${button}<Button busy loading />;`, '2: Button has loading and its old name busy'],
    ['a dynamic import', `\nimport('@piri/ui/button');`, '2: loads @piri/ui/button on demand'],
    ['a whole module passed on', `export * from '@piri/ui/carousel';`, '1: exports all of @piri/ui/carousel'],
    [
      'a namespace passed on',
      `import * as row from '@piri/ui/carousel';\nuse(row);`,
      '2: uses all of @piri/ui/carousel',
    ],
    ['a class elsewhere', `const looks = 'bg-neel';`, '1: a string with bg-neel'],
    ['an attribute by name', `node.hasAttribute('data-busy');`, '1: the string data-busy'],
    [
      'a constant with other uses',
      `${picker}const woods = [{ unavailable }];\n<OptionPicker options={woods} />;`,
      '2: fields of woods have new names',
    ],
  ])('%s', (_, text, remark) => {
    expect(rewrite(text).remarks).toEqual([expect.stringContaining(remark)]);
  });

  it('but nothing that needs no check', () => {
    const plain = `${button}${picker}<><Button variant="ghost" {...{ loading }} /><OptionPicker options={[]} /></>;
type Props = ComponentProps<typeof Button>;
export { Button };`;
    expect(rewrite(plain)).toMatchObject({ text: plain, remarks: [] });
  });
});
