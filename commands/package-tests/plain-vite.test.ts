import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@piri/visual/serve-static';
import { afterAll, expect, inject, it } from 'vitest';
import { installConsumer } from './install-consumer.ts';
import { readStyles } from './read-styles.ts';
import { runVite, typecheck } from './run-programs.ts';
import { visitAndCollectConsoleMessages } from './visit-and-collect-console-messages.ts';

const hotel = installConsumer('vite', inject('tarball'));
afterAll(() => rmSync(hotel, { recursive: true, force: true }));

/** What `hotel.css` sets against the button's own. */
const outside = {
  backgroundColor: 'rgb(220, 38, 38)',
  borderRadius: '0px',
  minHeight: '80px',
  padding: '8px',
};

it.each([
  ['a bundler', []],
  ['Node', ['--module', 'nodenext', '--moduleResolution', 'nodenext']],
])('all types resolve for %s', (_, args) => {
  expect(typecheck(hotel, ...args)).toBe('');
});

it('the types reject an icon button without a name', () => {
  const page = join(hotel, 'booking.tsx');
  const source = readFileSync(page, 'utf8');
  writeFileSync(page, source.replace(/\{\/\* @ts-expect-error.*\n/, '\n'));
  expect(typecheck(hotel)).toMatch(/booking\.tsx.*\n?.*aria-label/);
  writeFileSync(page, source);
});

it('a page without Tailwind builds, is styled and works without console messages', async () => {
  const output = await runVite(hotel, 'build');
  expect(output).not.toMatch(/warn|\(!\)|directive/i);

  const server = await serveStatic(join(hotel, 'dist'));
  const messages = await visitAndCollectConsoleMessages(server.origin, async (page) => {
    const book = page.getByRole('button', { name: 'Book room 12' });
    const looks = await book.evaluate((button) => {
      const { backgroundColor, minHeight, fontFamily } = getComputedStyle(button);
      return { backgroundColor, minHeight, fontFamily };
    });
    expect(looks.backgroundColor).toBe('rgb(37, 56, 122)');
    expect(looks.minHeight).toBe('48px');
    expect(looks.fontFamily).toContain('Anek Bangla');
    expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(
      true,
    );

    const call = page.getByRole('button', { name: 'Call the hotel' });
    expect(await readStyles(call)).toEqual(outside);
    await page.setViewportSize({ width: 600, height: 800 });
    expect(await readStyles(call)).toEqual({ ...outside, minHeight: '48px' });

    await book.click();
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.waitFor();
    expect(await name.evaluate((field) => document.activeElement === field)).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.textContent === 'Book room 12');

    await book.click();
    await page.getByRole('button', { name: 'Book', exact: true }).click();
    await page.getByText('Room 12 is yours for the night.').first().waitFor();
  }).finally(() => server.close());
  expect(messages).toEqual([]);
});
