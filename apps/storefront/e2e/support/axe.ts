import { AxeBuilder } from '@axe-core/playwright';
import { finishAnimations } from '@piri/visual/finish-animations';
import type { Page } from '@playwright/test';

/** What axe finds, a line each: the rule and where it is broken. */
export async function getAxeViolations(
  page: Page,
  { within, rules }: { within?: string; rules?: string[] } = {},
): Promise<string[]> {
  await page.evaluate(finishAnimations);
  // No page has frames to be looked into, no rule that is asked reads style sheets, and of what is well nothing is
  // told: together they cost more than half of the time.
  let axe = new AxeBuilder({ page }).setLegacyMode().options({ preload: false, resultTypes: ['violations'] });
  if (within) axe = axe.include(within);
  if (rules) axe = axe.withRules(rules);
  const found = (await axe.analyze()).violations;
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
