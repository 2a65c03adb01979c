// @vitest-environment node
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { prefixClasses } from './prefix-classes.ts';

const folder = mkdtempSync(join(tmpdir(), 'piri-prefix-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The classes of this Tailwind. */
const isClass = (name: string) => /^(hover:)?(flex|p-\d|grid|inline|hidden)$/.test(name);

function prefix(modules: Record<string, string>) {
  const files = Object.entries(modules).map(([name, code]) => {
    const file = join(folder, `${name}.js`);
    writeFileSync(file, code);
    return file;
  });
  const classes = prefixClasses(files, isClass);
  return files.map((file) => ({ code: readFileSync(file, 'utf8'), classes: [...(classes.get(file) ?? [])] }));
}

const prefixOne = (code: string) => prefix({ one: code })[0]?.code;

describe('prefixClasses', () => {
  it('adds the prefix in class props, cva and cx, and to nothing else', () => {
    expect(
      prefixOne(`
        const box = cva(['flex', 'hover:p-1'], { variants: { flex: { hidden: 'p-2' } }, defaultVariants: { flex: 'hidden' },
          compoundVariants: [{ flex: 'hidden', className: 'p-3' }] });
        _jsx('i', { role: 'grid', type: 'hidden', className: box({ flex: 'hidden', className: on === 'grid' && 'p-4' }) });`),
    ).toBe(`
        const box = cva(['pui:flex', 'pui:hover:p-1'], { variants: { flex: { hidden: 'pui:p-2' } }, defaultVariants: { flex: 'hidden' },
          compoundVariants: [{ flex: 'hidden', className: 'pui:p-3' }] });
        _jsx('i', { role: 'grid', type: 'hidden', className: box({ flex: 'hidden', className: on === 'grid' && 'pui:p-4' }) });`);
  });

  it('marks groups and peers, and keeps classes from outside', () => {
    expect(prefixOne("export const A = ({ className }) => cx('group/card peer', className);")).toContain(
      "cx('pui:group/card pui:peer', className)",
    );
  });

  it('follows tables, functions, templates and imports', () => {
    const [shared, user] = prefix({
      shared: "export const tones = { calm: { box: 'p-1' } }; export function pick() { return 'p-2'; }",
      user: `import { pick, tones } from './shared.js';
        const look = on ? 'p-3' : undefined;
        _jsx('i', { className: cx(tones[tone].box, pick(), look, \`flex \${on ? 'p-4' : ''} p-5\`) });`,
    });
    expect(shared?.classes).toEqual(expect.arrayContaining(['pui:p-1', 'pui:p-2']));
    expect(user?.classes.sort()).toEqual(['pui:flex', 'pui:p-3', 'pui:p-4', 'pui:p-5']);
  });

  it('marks elements that browsers style and that have no class', () => {
    expect(prefixOne("_jsx('ul', { children: _jsx('span', { children: 1 }) });")).toBe(
      `_jsx('ul', {className: "pui:element",  children: _jsx('span', { children: 1 }) });`,
    );
  });

  it.each([
    ['a class that Tailwind does not have', "cx('q-1')", /has no class q-1/],
    ['a class that is composed at run time', `cx(\`p-\${size}\`)`, /classes are not in the modules/],
    ['a class list from elsewhere', 'cx(window.look)', /classes are not in the modules/],
    ['classes outside of a class list', "const look = 'flex p-1';", /"flex p-1" reads like classes/],
  ])('refuses %s', (_, code, message) => {
    expect(() => prefixOne(code)).toThrow(message);
  });
});
