import { journey } from '../journey.ts';

journey('search: suggestions by keyboard, and all results', [390, 1280], async (shopper) => {
  await shopper.open('/about');
  const box = shopper.get('combobox', 'Search the shop');
  await box.fill('alna');
  const suggestion = shopper.get('option', /Rongdhonu Alna/);
  await suggestion.expectVisible();
  await shopper.press('Escape');
  await suggestion.expectHidden();
  await box.expectValue('alna');
  await shopper.press('ArrowDown');
  await suggestion.expectVisible();
  await shopper.press('Escape');
  await box.fill('chair');
  await shopper.get('option', /^See all results/).expectVisible();
  await shopper.press('Enter');
  await shopper.expectUrl('/shop?query=chair&categoryName=all');
  await shopper.get('main').get('heading', '“chair”').expectVisible();
  await shopper.get('option').expectHidden();
  await shopper.get('main').get('article').expectVisible();
});
