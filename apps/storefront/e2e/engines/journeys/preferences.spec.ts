import { expect, journey } from '../journey.ts';
import { poll } from '../poll.ts';

journey('preferences: currency and theme stay after a reload', [390, 1280], async (shopper) => {
  const isDark = () =>
    shopper.page.evaluate(() => {
      const colour = getComputedStyle(document.documentElement).backgroundColor;
      return Number(colour.match(/\d+/)?.[0]) < 128;
    });
  await shopper.open('/shop?categoryId=sofas');
  const card = shopper.get('main').get('article');
  await card.expectText('৳');
  await shopper.get('button', /^Currency/).click();
  await shopper.get('radio', /USD/).click();
  await shopper.get('button', /^Currency.*USD/).expectVisible();
  await card.expectText('$');
  const theme = shopper.get('contentinfo').get('group', 'Colours');
  await theme.get('radio', 'Light').click();
  await poll(isDark, 'whether the page is dark').toBe(false);
  await theme.get('radio', 'Dark').click();
  await poll(isDark, 'whether the page is dark').toBe(true);
  await shopper.reload();
  expect(await isDark()).toBe(true);
  await theme.get('radio', 'Dark').expectChecked();
  await card.expectText('$');
  await shopper.open('/about');
  expect(await isDark()).toBe(true);
  await shopper.get('button', /^Currency.*USD/).expectVisible();
});
