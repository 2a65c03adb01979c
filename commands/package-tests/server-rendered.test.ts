import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@piri/visual/serve-static';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { installConsumer } from './install-consumer.ts';
import { runModuleCode, runVite, typecheck } from './run-programs.ts';
import { visitAndCollectConsoleMessages } from './visit-and-collect-console-messages.ts';

const inn = installConsumer('server-rendered', inject('tarball'));
afterAll(() => rmSync(inn, { recursive: true, force: true }));

describe('a server-rendered page with Tailwind', () => {
  let html = '';

  beforeAll(async () => {
    const output =
      (await runVite(inn, 'build')) +
      (await runVite(inn, 'build', '--ssr', 'server.tsx', '--outDir', 'server'));
    expect(output).not.toMatch(/warn|\(!\)|directive/i);
    // Node loads the package from node_modules here, without a bundler.
    html = await runModuleCode(
      inn,
      "const { page } = await import('./server/server.js'); process.stdout.write(page());",
    );
    const index = join(inn, 'dist/index.html');
    writeFileSync(
      index,
      readFileSync(index, 'utf8').replace('<!--page-->', () => html),
    );
  });

  it('type-checks for the server and the browser', () => {
    expect(typecheck(inn)).toBe('');
    expect(typecheck(inn, '--module', 'nodenext', '--moduleResolution', 'nodenext')).toBe('');
  });

  it('is complete in the HTML from the server', () => {
    expect(html).toContain('Ask for a room');
    expect(html).toContain('data-slot="mega-menu"');
    expect(html).toContain('2 nights');
  });

  it('leaves the package out of the server bundle', () => {
    expect(readFileSync(join(inn, 'server/server.js'), 'utf8')).toContain('"@piri/ui/button"');
  });

  it('has styles for its own utilities and for those of the components', () => {
    const [sheet = ''] = readdirSync(join(inn, 'dist/assets')).filter((name) => name.endsWith('.css'));
    const css = readFileSync(join(inn, 'dist/assets', sheet), 'utf8');
    expect(css).toMatch(/\.p-7\{/);
    expect(css).toMatch(/\.pui\\:min-h-12\{/);
  });

  it('hydrates without console messages and is interactive', async () => {
    const server = await serveStatic(join(inn, 'dist'));
    const messages = await visitAndCollectConsoleMessages(server.origin, async (page) => {
      const ask = page.getByRole('button', { name: 'Ask for a room' });
      expect(await ask.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe(
        'rgb(37, 56, 122)',
      );
      expect(await page.locator('main').evaluate((main) => getComputedStyle(main).padding)).toBe('28px');

      await page.getByRole('spinbutton', { name: 'Nights' }).press('ArrowUp');
      await page.getByText('3 nights').waitFor();
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Directions' }).waitFor();
    }).finally(() => server.close());
    expect(messages).toEqual([]);
  });
});
