import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@piri/visual/serve-static';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { installConsumer } from './install-consumer.ts';
import { readStyles } from './read-styles.ts';
import { runVite } from './run-programs.ts';
import { visitAndCollectConsoleMessages } from './visit-and-collect-console-messages.ts';

const lodge = installConsumer('beside-tailwind', inject('tarball'));
afterAll(() => rmSync(lodge, { recursive: true, force: true }));

const tailwind = '@import "tailwindcss";\n';
const readme = readFileSync(join(lodge, 'node_modules/@piri/ui/README.md'), 'utf8');

describe('the README', () => {
  it('has a start with Tailwind that gives the page our font and background, and a lower button', async () => {
    const [block = ''] = /```css\n(@import "tailwindcss";[^`]*)```/.exec(readme)?.slice(1) ?? [];
    writeFileSync(join(lodge, 'lodge.css'), block);
    writeFileSync(join(lodge, 'theme.css'), '/* No theme. */');
    const [className = ''] = /<Button className="([^"]*p-2[^"]*)">/.exec(readme)?.slice(1) ?? [];
    const source = readFileSync(join(lodge, 'lodge.tsx'), 'utf8');
    const example = source.replace('</main>', `<Button className="${className}">Ask</Button></main>`);
    expect(example).not.toBe(source);
    writeFileSync(join(lodge, 'lodge.tsx'), example);
    expect(await runVite(lodge, 'build')).not.toMatch(/warn|\(!\)|directive/i);
    writeFileSync(join(lodge, 'lodge.tsx'), source);
    const server = await serveStatic(join(lodge, 'dist'));
    const messages = await visitAndCollectConsoleMessages(server.origin, async (page) => {
      const look = await page.evaluate(() => {
        const { backgroundColor, fontFamily } = getComputedStyle(document.documentElement);
        return { backgroundColor, fontFamily };
      });
      expect(look).toMatchObject({
        backgroundColor: 'rgb(251, 251, 248)',
        fontFamily: expect.stringContaining('Anek Bangla'),
      });
      const box = await page.getByRole('button', { name: 'Ask' }).boundingBox();
      expect(box?.height).toBeLessThan(44);
    }).finally(() => server.close());
    expect(messages).toEqual([]);
  });
});

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
        '.pui\\:min-h-12{min-height:calc(var(--piri-spacing) * 12)',
        '.pui\\:bg-accent{background-color:var(--piri-accent)',
      ),
    ).toEqual([]);
  });

  it('keeps the utilities and variants of Tailwind that the design system does not use', () => {
    expect(findMissing('.container{width:100%', '.not-dark\\:bg-white')).toEqual([]);
  });

  it('lets classes from outside win, from 40rem for `sm:`', async () => {
    const server = await serveStatic(join(lodge, 'dist'));
    const messages = await visitAndCollectConsoleMessages(server.origin, async (page) => {
      const book = page.getByRole('button', { name: 'Book a hut' });
      const call = page.getByRole('button', { name: 'Call the lodge' });
      const own = await readStyles(book);
      expect(own).toMatchObject({ borderRadius: '4px', minHeight: '48px', padding: '8px 24px' });
      const red = await page.locator('.text-red-600').evaluate((text) => getComputedStyle(text).color);
      const outside = { backgroundColor: red, borderRadius: '0px', minHeight: '80px', padding: '8px' };
      expect(await readStyles(call)).toEqual(outside);
      await page.setViewportSize({ width: 639, height: 800 });
      expect(await readStyles(call)).toEqual({ ...outside, minHeight: '48px' });
      await call.hover();
      expect([red, own.backgroundColor]).not.toContain((await readStyles(call)).backgroundColor);
    }).finally(() => server.close());
    expect(messages).toEqual([]);
  });
});
