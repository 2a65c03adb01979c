import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { serveStatic } from '@piri/visual/serve-static';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { repositoryRoot } from '../repository-root.ts';
import { installConsumer } from './install-consumer.ts';
import { runModuleCode } from './run-programs.ts';
import { visitAndCollectConsoleMessages } from './visit-and-collect-console-messages.ts';

const hotel = installConsumer('vite', inject('tarball'));
const sheets = join(hotel, 'node_modules/@piri/ui/dist');
afterAll(() => rmSync(hotel, { recursive: true, force: true }));

let components: Record<string, string> = {};
beforeAll(async () => {
  components = JSON.parse(await runModuleCode(hotel, "await import('./render-many.mjs');"));
  const { resolve } = createRequire(join(repositoryRoot, 'packages/ui/package.json'));
  copyFileSync(resolve('tailwindcss/preflight.css'), join(sheets, 'preflight.css'));
  writeFileSync(
    join(sheets, 'tailwind-page.css'),
    '@layer theme, base, components, utilities; @import "./preflight.css" layer(base);',
  );
});

/**
 * Renders components with each list of style sheets in the same page. Returns the differences from the first list: the
 * computed styles of the components' elements, and the place of all elements.
 */
async function compareStyles(names: string[], first: string[], ...others: string[][]): Promise<string[]> {
  const html = names.map((name) => components[name]).join('\n');
  // The padding keeps components away from the corner, where the browser assumes the mouse: they could look hovered.
  writeFileSync(
    join(sheets, 'index.html'),
    `<!doctype html><html lang="en"><link rel="icon" href="data:,">
    <body style="margin: 0"><main style="padding: 8px; color: #123; font: 400 16px / 1.55 serif; text-size-adjust: 100%; tab-size: 4; -webkit-tap-highlight-color: transparent">${html}</main>`,
  );
  const server = await serveStatic(sheets);
  const differences: string[] = [];
  const messages = await visitAndCollectConsoleMessages(server.origin, async (page) => {
    const expected = await readAllStyles(page, first);
    expect(expected.length).toBeGreaterThan(names.length * 300);
    for (const list of others) {
      const found = await readAllStyles(page, list);
      expect(found.length).toBe(expected.length);
      differences.push(
        ...found.flatMap((line, index) => (line === expected[index] ? [] : `${expected[index]} → ${line}`)),
      );
    }
  }).finally(() => server.close());
  expect(messages).toEqual([]);
  return differences;
}

/** Returns a line for each property of each element, with the style sheets in this order. */
async function readAllStyles(page: Page, list: string[]): Promise<string[]> {
  return page.evaluate(async (names) => {
    for (const old of document.querySelectorAll('link[rel=stylesheet]')) old.remove();
    for (const name of names) {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: `/${name}.css` });
      const loaded = new Promise((resolve) => link.addEventListener('load', resolve));
      document.head.append(link);
      await loaded;
    }
    await document.fonts.ready;
    // A property that differs between two lists would otherwise be in transition.
    for (const animation of document.getAnimations()) animation.finish();
    const lines: string[] = [];
    for (const [index, element] of [...document.querySelectorAll('main *')].entries()) {
      const name = `${index} ${element.localName}`;
      const { x, y, width, height } = element.getBoundingClientRect();
      lines.push(`${name} is at ${[x, y, width, height].map(Math.round)}`);
      if (!element.getAttribute('class')?.includes('pui:')) continue;
      for (const pseudo of ['', '::before', '::after']) {
        const style = getComputedStyle(element, pseudo || null);
        if (pseudo && style.content === 'none') continue;
        for (const property of style) {
          // Registered properties that no rule uses are listed too. What the others change is seen elsewhere.
          if (!property.startsWith('--')) {
            lines.push(`${name}${pseudo} ${property}: ${style.getPropertyValue(property)}`);
          }
        }
      }
    }
    return lines;
  }, list);
}

describe('the style sheets of single components', () => {
  it('button.css styles a button completely by itself', async () => {
    expect(await compareStyles(['button'], ['styles'], ['button'])).toEqual([]);
  });

  it('look the same in any order as the whole sheet', async () => {
    const all = Object.keys(components);
    expect(await compareStyles(all, ['styles'], all, all.toReversed())).toEqual([]);
  });
});

/** Tailwind's reset sets these, but they change neither a block nor a button with a background and a border. */
const withoutEffect =
  /svg vertical-align: baseline → \d+ svg vertical-align: middle|button appearance: auto → \d+ button appearance: button/;

describe('the reset', () => {
  it('is not needed by components: they look the same without it and beside the reset of Tailwind', async () => {
    const all = Object.keys(components);
    const differences = await compareStyles(
      all,
      ['styles', 'reset'],
      ['styles'],
      ['tailwind-page', 'styles'],
    );
    expect(differences.filter((line) => !withoutEffect.test(line))).toEqual([]);
  });
});
