import { expect, journey } from '../journey.ts';
import { poll } from '../poll.ts';

journey('list: filters beside it or in a sheet, and sorting', [390, 1280], async (shopper, width) => {
  await shopper.open('/shop?categoryId=living-room');
  const main = shopper.get('main');
  if (width === 390) {
    await main.get('link', 'Filters').click();
    const sheet = shopper.get('dialog', 'Filters');
    await sheet.get('checkbox', /^Rust/).click();
    await shopper.expectUrl('/shop?categoryId=living-room&color=Rust');
    await sheet.get('button', /^Show \d+ pieces?$/).click();
    await sheet.expectHidden();
  } else {
    await main.get('checkbox', /^Rust/).click();
    await shopper.expectUrl('/shop?categoryId=living-room&color=Rust');
  }
  await main.get('link', 'Remove Rust').click();
  await shopper.expectUrl('/shop?categoryId=living-room');
  await main.get('combobox', 'Sort by').choose('Price: low to high');
  await shopper.expectUrl('/shop?categoryId=living-room&sort=price-up');
  await main.get('article').get('img').expectImage();
  await main.get('link', 'Meghna 3-Seater').click();
  await shopper.expectUrl(/^\/details\?id=meghna-3-seater/);
});

journey('list: filters in a bar', [390, 1280], async (shopper, width) => {
  await shopper.open('/shopV1?categoryId=sofas');
  const main = shopper.get('main');
  if (width === 390) {
    await main.get('link', 'Filters').click();
    const sheet = shopper.get('dialog', 'Filters');
    await sheet.get('checkbox', /^Ash/).click();
    await shopper.expectUrl('/shopV1?categoryId=sofas&color=Ash');
    await shopper.press('Escape');
    await sheet.expectHidden();
    return;
  }
  const button = main.get('button', /^Colour/);
  const panel = shopper.get('dialog', 'Colour');
  await button.click();
  await panel.expectVisible();
  await panel.get('checkbox', /^Ash/).click();
  await shopper.expectUrl('/shopV1?categoryId=sofas&color=Ash');
  await shopper.press('Escape');
  await panel.expectHidden();
  // The panel would be in front of the button if it were still there.
  await button.click();
  await panel.get('checkbox', /^Ash/).expectChecked();
});

journey('list: the policy allows the prefetch of the items on the screen', [1280], async (shopper) => {
  await shopper.open('/shop?categoryId=sofas');
  const isPrefetching = await shopper.page.evaluate(() =>
    document.createElement('link').relList.supports('prefetch'),
  );
  // A blocked request has an entry without a size.
  const countPrefetched = () =>
    shopper.page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry.name.includes('/details.data'))
          .filter((entry) => (entry as PerformanceResourceTiming).decodedBodySize > 0).length,
    );
  if (isPrefetching) await poll(countPrefetched, 'prefetched items').toBeGreaterThan(1);
  else expect(await countPrefetched()).toBe(0);
});
