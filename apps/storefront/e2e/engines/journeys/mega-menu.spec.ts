import { expect, journey } from '../journey.ts';

journey('mega menu: it opens, moves and closes by keyboard', [1280], async (shopper) => {
  await shopper.open('/about');
  const menu = shopper.get('navigation', 'Rooms');
  await shopper.press('Tab');
  await shopper.get('link', 'Skip to content').expectFocus();
  for (let step = 1; step <= 3; step += 1) await shopper.press('Tab');
  await menu.get('link', 'Living').expectFocus();
  await shopper.press('Tab');
  await menu.get('button', /Living/).expectFocus();
  await shopper.press('ArrowDown');
  const sofas = menu.get('link', 'All Sofas');
  await sofas.expectVisible();
  await sofas.expectFocus();
  await shopper.press('ArrowDown');
  await menu.get('link', '2-Seater Sofas').expectFocus();
  await shopper.press('Escape');
  await sofas.expectHidden();
  await menu.get('button', /Living/).expectFocus();
  await shopper.press('ArrowRight');
  await menu.get('link', 'Bedroom').expectFocus();
  await shopper.press('Tab');
  await shopper.press('Enter');
  await menu.get('link', 'All Beds').expectVisible();
  await shopper.press('ArrowDown');
  await menu.get('link', 'All Beds').expectFocus();
  await shopper.press('Enter');
  await shopper.expectUrl(/^\/shop\?categoryId=beds/);
  await shopper.get('main').get('heading', 'Beds').expectVisible();
});

journey('mega menu: the columns of each panel begin at the same height', [1280], async (shopper) => {
  await shopper.open('/about');
  const menu = shopper.get('navigation', 'Rooms');
  for (const [room, link] of [
    ['Living', 'All Sofas'],
    ['Bedroom', 'All Beds'],
    ['Living', 'All Sofas'],
  ] as const) {
    await menu.get('link', room).hover();
    await menu.get('link', link).expectVisible();
    await shopper.waitForAnimations();
    const tops = await shopper.page.evaluate(findColumnTops);
    expect(tops.length).toBeGreaterThan(1);
    expect(Math.max(...tops) - Math.min(...tops), `how far apart ${room} begins`).toBeLessThan(1);
  }
});

/** Returns where the first group of each visible column begins. */
function findColumnTops(): number[] {
  const columns = new Map<number, number>();
  for (const group of document.querySelectorAll('[data-slot=mega-menu-group]')) {
    const { left, top, width } = group.getBoundingClientRect();
    if (width > 0) columns.set(left, Math.min(top, columns.get(left) ?? Number.POSITIVE_INFINITY));
  }
  return [...columns.values()];
}
