import { AxeBuilder } from '@axe-core/playwright';
import { waitForAnimations } from '@piri/visual/wait-for-animations';
import type { Page } from '@playwright/test';

/** Returns axe's findings, one line each: the rule and the elements that violate it. */
export async function getAxeViolations(
  page: Page,
  { within, rules }: { within?: string; rules?: string[] } = {},
): Promise<string[]> {
  await page.evaluate(waitForAnimations);
  // Skip frames, which no page has, the preloading of style sheets, which no requested rule needs, and passed rules.
  // Together they take more than half of the time.
  let axe = new AxeBuilder({ page }).setLegacyMode().options({ preload: false, resultTypes: ['violations'] });
  if (within) axe = axe.include(within);
  if (rules) axe = axe.withRules(rules);
  const found = (await axe.analyze()).violations;
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
