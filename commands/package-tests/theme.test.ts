import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serveStatic } from '@piri/visual/serve-static';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { installConsumer } from './install-consumer.ts';
import { runVite } from './run-programs.ts';
import { visitAndCollectConsoleMessages } from './visit-and-collect-console-messages.ts';

const hotel = installConsumer('vite', inject('tarball'));
afterAll(() => rmSync(hotel, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(hotel, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(hotel, file), text);

/** Runs `piri-ui-theme` as npx does, outside of the workspace. */
async function runTheme(...args: string[]): Promise<{ code: number; output: string }> {
  const { bin } = JSON.parse(read('node_modules/@piri/ui/package.json'));
  const program = join(hotel, 'node_modules/@piri/ui', bin['piri-ui-theme']);
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [program, ...args], {
      cwd: hotel,
    });
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

describe('piri-ui-theme', () => {
  it('shows its help', async () => {
    const { code, output } = await runTheme('--help');
    expect(code).toBe(0);
    expect(output).toContain('piri-ui-theme make brand.json --out theme.css');
  });

  it.each(['#f5e050', '#d32f2f'])('makes a theme of %s that passes its own check', async (accent) => {
    const made = await runTheme('make', '--accent', accent, '--out', 'made.css');
    expect(made).toMatchObject({
      code: 0,
      output: expect.stringMatching(/All \d{3} pairs are readable\.\n$/),
    });
    expect(made.output).toContain('Light: accent ');
    expect(await runTheme('check', 'made.css')).toMatchObject({ code: 0 });
  });

  it.each(['darkgreen', '#0b6b4f', '#0b6e4f'])('keeps the accent %s, which reaches AA', async (accent) => {
    const made = await runTheme('make', '--accent', accent, '--out', 'made.css');
    expect(made.output).toBe('made.css is written. All 356 pairs are readable.\n');
    expect(await runTheme('check', 'made.css')).toMatchObject({ code: 0 });
    expect(await runTheme('check', 'made.css', '--contrast', 'aaa')).toMatchObject({ code: 1 });
    const stricter = await runTheme('make', '--accent', accent, '--contrast', 'aaa', '--out', 'made.css');
    expect(stricter).toMatchObject({ code: 0, output: expect.stringMatching(/^Light: .+ of 7$/m) });
    expect(await runTheme('check', 'made.css', '--contrast', 'aaa')).toMatchObject({ code: 0 });
  });

  it('accepts a colour that is kept by hand and reaches AA', async () => {
    write('kept.css', ':root { --piri-accent: #0b6b4f; }');
    expect(await runTheme('check', 'kept.css')).toMatchObject({ code: 0 });
  });

  it('refuses a theme with a pair of too little contrast, and names it', async () => {
    write(
      'bad.css',
      ':root { --piri-accent: #f5e050; }\n:root[data-theme="dark"] { --piri-accent: darkgreen; }',
    );
    const { code, output } = await runTheme('check', 'bad.css');
    expect(code).toBe(1);
    expect(output).toMatch(/^accent +page +1\.29 ✗ 4\.5 +\d\.\d\d ✗ 4\.5 /m);
    expect(output).toContain('Light: accent on page has 1.29, but needs 4.5.');
    expect(output).toContain('Dark: on-accent on accent has ');
  });

  it('checks a brand before any adjustment', async () => {
    write('brand.json', '{ "accent": "#d32f2f" }');
    expect(await runTheme('check', 'brand.json')).toMatchObject({ code: 1 });
    write('brand.json', '{ "accent": "#0b3d0b" }');
    expect(await runTheme('check', 'brand.json')).toMatchObject({ code: 0 });
  });

  it('says what is wrong with its input', async () => {
    write('brand.json', '{ "colour": "red" }');
    expect((await runTheme('make', 'brand.json')).output).toMatch(
      /brand\.json: The brand has "colour", which is none of accent,/,
    );
    expect(await runTheme('make')).toMatchObject({ code: 1 });
    expect((await runTheme('check', 'none.css')).output).toContain('none.css');
  });
});

const modes = [
  { name: 'light', colorScheme: 'light', contrast: 'no-preference' },
  { name: 'dark', colorScheme: 'dark', contrast: 'no-preference' },
  { name: 'light with more contrast', colorScheme: 'light', contrast: 'more' },
  { name: 'dark with more contrast', colorScheme: 'dark', contrast: 'more' },
] as const;

describe('a page with a theme', () => {
  beforeAll(() => {
    const main = read('main.tsx');
    write(
      'main.tsx',
      main.replace("'@piri/ui/styles.css';", "'@piri/ui/styles.css';\nimport './theme.css';"),
    );
  });

  /** Builds the page with a theme and returns the colours of its button and of the page in each mode. */
  async function readLooks(css: string, work: (page: Page) => Promise<void> = async () => {}) {
    write('theme.css', css);
    expect(await runVite(hotel, 'build')).not.toMatch(/warn|\(!\)/i);
    const server = await serveStatic(join(hotel, 'dist'));
    const looks: Record<string, { button: string; text: string; page: string }> = {};
    const messages = await visitAndCollectConsoleMessages(server.origin, async (page) => {
      const button = page.getByRole('button', { name: 'Book room 12' });
      for (const { name, ...media } of modes) {
        await page.emulateMedia(media);
        looks[name] = await button.evaluate((element) => ({
          button: getComputedStyle(element).backgroundColor,
          text: getComputedStyle(element).color,
          page: getComputedStyle(document.documentElement).backgroundColor,
        }));
      }
      await work(page);
    }).finally(() => server.close());
    expect(messages).toEqual([]);
    return looks;
  }

  it('has the values of the theme in all four modes', async () => {
    await runTheme('make', '--accent', '#f5e050', '--out', 'theme.css');
    const looks = await readLooks(read('theme.css'));
    expect(Object.fromEntries(Object.entries(looks).map(([name, { button }]) => [name, button]))).toEqual({
      light: 'rgb(115, 102, 0)',
      dark: 'rgb(203, 189, 93)',
      'light with more contrast': 'rgb(54, 48, 0)',
      'dark with more contrast': 'rgb(220, 214, 170)',
    });
  });

  it('changes light mode only if it sets one variable on :root, so that dark words never stand on dark green', async () => {
    const looks = await readLooks(':root { --piri-accent: darkgreen; }');
    expect(looks['light']).toMatchObject({ button: 'rgb(0, 100, 0)', text: 'rgb(255, 255, 255)' });
    expect(looks['dark']).toMatchObject({ button: 'rgb(161, 186, 242)', text: 'rgb(12, 16, 26)' });
    expect(looks['light with more contrast']).toMatchObject({ button: 'rgb(25, 41, 99)' });
    expect(looks['dark with more contrast']).toMatchObject({ button: 'rgb(201, 212, 241)' });
  });

  it('takes corners, fonts, sizes and density from variables, also in a part of the page', async () => {
    write(
      'brand.json',
      JSON.stringify({
        radius: { control: '14px' },
        font: { text: 'monospace' },
        fontSize: { body: '1.25rem' },
        spacing: '0.3125rem',
      }),
    );
    await runTheme('make', 'brand.json', '--out', 'theme.css');
    await readLooks(read('theme.css'), async (page) => {
      const button = page.getByRole('button', { name: 'Book room 12' });
      const measure = () =>
        button.evaluate((element) => {
          const { borderRadius, fontFamily, fontSize, minHeight } = getComputedStyle(element);
          return { borderRadius, fontFamily, fontSize, minHeight };
        });
      expect(await measure()).toEqual({
        borderRadius: '14px',
        fontFamily: 'monospace',
        fontSize: '20px',
        minHeight: '60px',
      });
      await page.locator('main').evaluate((main) => main.style.setProperty('--piri-radius-control', '0'));
      await page.locator('main').evaluate((main) => main.style.setProperty('--piri-spacing', '0.2rem'));
      expect(await measure()).toMatchObject({ borderRadius: '0px', minHeight: '38.4px' });
    });
  });
});
