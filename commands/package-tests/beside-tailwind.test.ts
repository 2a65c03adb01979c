import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { installConsumer } from './install-consumer.ts';
import { runVite } from './run-programs.ts';

const lodge = installConsumer('beside-tailwind', inject('tarball'));
afterAll(() => rmSync(lodge, { recursive: true, force: true }));

const tailwind = '@import "tailwindcss";\n';
const designSystem = '@import "@piri/ui/tailwind.css";\n';

describe.each([
  ['before', tailwind + designSystem],
  ['after', designSystem + tailwind],
])('a page that imports Tailwind %s the design system', (_, sheet) => {
  let css = '';

  beforeAll(async () => {
    writeFileSync(join(lodge, 'lodge.css'), sheet);
    expect(await runVite(lodge, 'build')).not.toMatch(/warn|\(!\)|directive/i);
    const [file = ''] = readdirSync(join(lodge, 'dist/assets')).filter((name) => name.endsWith('.css'));
    css = readFileSync(join(lodge, 'dist/assets', file), 'utf8');
  });

  /** Returns the beginnings of rules that the built style sheet does not contain. */
  const findMissing = (...rules: string[]) => rules.filter((rule) => !css.includes(rule));

  it("keeps the utilities of Tailwind's theme beside those of the components", () => {
    expect(
      findMissing(
        '.rounded-lg{border-radius:',
        '.text-2xl{font-size:',
        '.text-red-600{color:',
        // Of the button.
        '.min-h-12{min-height:calc(var(--piri-spacing) * 12)',
        '.bg-accent{background-color:var(--piri-accent)',
      ),
    ).toEqual([]);
  });

  it('keeps the utilities and variants of Tailwind that the design system does not use', () => {
    expect(findMissing('.container{width:100%', '.not-dark\\:bg-white')).toEqual([]);
  });
});
