import { journey } from '../journey.ts';

journey('mobile menu: it leads to a category and gives the focus back', [390], async (shopper) => {
  await shopper.open('/about');
  const menu = shopper.get('dialog', 'All rooms');
  await shopper.get('button', 'Menu').click();
  await menu.expectVisible();
  await shopper.press('Escape');
  await menu.expectHidden();
  await shopper.get('button', 'Menu').expectFocus();
  await shopper.get('button', 'Menu').click();
  await menu.get('text', 'Living').click();
  await menu.get('link', /^All Living/).expectVisible();
  await menu.get('link', '16000').expectVisible();
  await menu.get('text', 'Sofas').click();
  await menu.get('link', 'Divans').click();
  await shopper.expectUrl(/^\/shop\?categoryId=divans/);
  await menu.expectHidden();
  await shopper.get('main').get('heading', 'Divans').expectVisible();
});
