import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import type { Mode } from '../modes.ts';
import type { AxeFinding } from '../review/review-data.ts';
import { axeRunOptions } from './axe-run-options.ts';

declare global {
  var axe: { run(context: Element, options: RunOptions): Promise<AxeResults> } | undefined;
}

/** The result of auditing the accessibility of a story. */
export interface AccessibilityTreeAndFindings {
  /** The accessibility tree as text, including portals. */
  aria: string;
  /** axe's findings, or `null` if axe did not run. */
  axe: readonly AxeFinding[] | null;
}

const axeOptions: RunOptions = {
  ...axeRunOptions,
  resultTypes: ['violations'],
  // Skip preloading, because none of the enabled rules reads style sheets.
  preload: false,
};

/** Injects axe into a page that does not have it yet. Once per page is enough for all its stories. */
export async function injectAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => globalThis.axe !== undefined)) return;
  await page.evaluate(await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
}

/** Audits the current story. Call it after the screenshot is taken, because axe may scroll the page. */
export async function auditAccessibility(
  page: Page,
  level: NonNullable<Mode['audit']>,
): Promise<AccessibilityTreeAndFindings> {
  const aria = await page.locator('body').ariaSnapshot();
  return { aria, axe: level === 'tree' ? null : await page.evaluate(runAxe, axeOptions) };
}

async function runAxe(options: RunOptions): Promise<AxeFinding[]> {
  if (!globalThis.axe) throw new Error('axe is not loaded in the page.');
  const { violations } = await globalThis.axe.run(document.body, options);
  return violations.map(({ id, help, nodes }) => ({
    rule: id,
    help,
    targets: nodes.map(({ target }) => target.flat().join(' ')).sort(),
  }));
}
