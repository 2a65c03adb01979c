import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import type { Mode } from '../modes.ts';
import type { AxeFinding } from '../review/review-data.ts';
import { axeRules } from './axe-rules.ts';

declare global {
  var axe: { run(context: Element, options: RunOptions): Promise<AxeResults> } | undefined;
}

/** What a story is to those who do not see it. */
export interface AccessibilityAudit {
  /** The accessibility tree as text, portals among it. */
  aria: string;
  /** What axe objects to; null when it was not asked. */
  axe: readonly AxeFinding[] | null;
}

const axeOptions: RunOptions = {
  ...axeRules,
  resultTypes: ['violations'],
  // Of the rules that are asked none reads style sheets.
  preload: false,
};

/** Brings axe into a page, once for all its stories. */
export async function injectAxe(page: Page): Promise<void> {
  await page.evaluate(await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
}

/** Asked after the picture was taken: axe may scroll. */
export async function auditAccessibility(
  page: Page,
  what: NonNullable<Mode['audit']>,
): Promise<AccessibilityAudit> {
  const aria = await page.locator('body').ariaSnapshot();
  return { aria, axe: what === 'tree' ? null : await page.evaluate(askAxe, axeOptions) };
}

async function askAxe(options: RunOptions): Promise<AxeFinding[]> {
  if (!globalThis.axe) throw new Error('The page has no axe.');
  const { violations } = await globalThis.axe.run(document.body, options);
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    targets: nodes.map(({ target }) => target.flat().join(' ')).sort(),
  }));
}
