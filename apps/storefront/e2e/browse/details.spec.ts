import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../support/fixtures.ts';

const sofa = '/details?id=meghna-3-seater';
const rug = '/details?id=nokshi-shataranji-rug';

async function open(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
}

const cartOf = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').lines);

test('DETAIL-1 reads the item and the sku from the URL', async ({ page }) => {
  await page.goto(`${sofa}&sku=MGN-3S-TEAL`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meghna 3-Seater');
  await expect(page.getByText('Code MGN-3S-TEAL')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Teal' })).toBeChecked();
});

test.describe('an unknown id', () => {
  test.use({ expectedMessages: /404/ });

  for (const path of ['/details', '/detailsV1']) {
    for (const id of ['nowhere', "' or 1=1 --", 'x'.repeat(2000)]) {
      test(`DETAIL-1 SHELL-6 ${path}?id=${id.slice(0, 20)} is a 404 page that suggests new items`, async ({
        page,
      }) => {
        const answer = await page.goto(`${path}?${new URLSearchParams({ id })}`);
        expect(answer?.status()).toBe(404);
        expect(answer?.headers()['cache-control']).toBe('no-store');
        await waitForHydration(page);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toHaveText('We can’t find this piece');
        await expect(page).toHaveTitle('We can’t find this piece · Piri');
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\w/);
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
        await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
        await expect(main.getByRole('searchbox')).toHaveValue('');
        const arrivals = main.getByRole('region', { name: 'New arrivals' });
        await expect(arrivals.getByRole('article')).toHaveCount(8);
      });
    }
  }

  test('DETAIL-1 suggests the item with a similar id', async ({ page }) => {
    const similar = page.getByRole('region', { name: 'Were you looking for one of these?' });
    for (const [id, item] of [
      ['meghna-3-seatre', 'Meghna 3-Seater'],
      ['meghna-4-seater', 'Meghna 3-Seater'],
      ['piri-stol', 'Piri, the stool'],
    ] as const) {
      await page.goto(`/details?id=${id}`);
      await expect(similar.getByRole('link', { name: item }).first()).toBeVisible();
    }
  });

  test('DETAIL-1 client navigation sets the title of the 404 page, whose search works', async ({ page }) => {
    await open(page, '/about');
    await page.evaluate(() => {
      return window.__reactRouterDataRouter?.navigate('/details?id=nowhere');
    });
    await expect(page).toHaveTitle('We can’t find this piece · Piri');
    await page.getByRole('main').getByRole('searchbox').focus();
    await page.keyboard.type('sofa');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/shop\?categoryName=all&query=sofa/);
  });
});

test('DETAIL-1 offers recently viewed and new items when the URL has no id', async ({ page }) => {
  await open(page, sofa);
  await open(page, '/details');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a product');
  const seen = page.getByRole('region', { name: 'Recently viewed' });
  await expect(seen.getByRole('link', { name: 'Meghna 3-Seater' })).toBeVisible();
  await page.getByRole('region', { name: 'New arrivals' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/details\?id=/);
});

test('DETAIL-1 falls back to the first sku in stock when the sku is unknown', async ({ page }) => {
  await page.goto(`${sofa}&sku=NOTHING`);
  await expect(page.getByText('Code MGN-3S-ASH')).toBeVisible();
  await page.goto('/details?id=aronno-3-door-wardrobe&sku=NOTHING');
  await expect(page.getByText(/in stock$|^Only \d|^Last one$/).first()).toBeVisible();
});

test('DETAIL-2 the gallery changes its image by keyboard, thumbnail and swipe', async ({ page }) => {
  await open(page, sofa);
  const gallery = page.getByRole('group', { name: 'Pictures of Meghna 3-Seater' });
  const counter = (number: number) => expect(gallery.getByText(`${number} of 4`)).toBeVisible();
  await gallery.getByRole('list', { name: 'Pictures of Meghna 3-Seater' }).focus();
  await page.keyboard.press('ArrowRight');
  await counter(2);
  await page.keyboard.press('End');
  await counter(4);
  await gallery.getByRole('link').first().click();
  await counter(1);
  // A swipe scrolls the row.
  await gallery
    .getByRole('list', { name: 'Pictures of Meghna 3-Seater' })
    .evaluate((row) => row.scrollTo({ left: row.clientWidth, behavior: 'instant' }));
  await counter(2);
});

test('DETAIL-2 opens the zoom dialog and restores focus on closing', async ({ page }) => {
  await open(page, sofa);
  const closer = page.getByRole('button', { name: 'Zoom in' });
  await closer.click();
  const near = page.getByRole('dialog');
  await expect(near).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(near).toBeHidden();
  await expect(closer).toBeFocused();
});

test('DETAIL-2 shows subtitle, code, current price, old price and saving', async ({ page }) => {
  await page.goto(sofa);
  const main = page.getByRole('main');
  await expect(main.getByText('Sofa, 205 cm, mahogany and fabric · Code MGN-3S-ASH')).toBeVisible();
  await expect(main.getByText('৳51,480').first()).toBeVisible();
  await expect(main.getByText('৳58,500').first()).toBeVisible();
  await expect(main.getByText('Save ৳7,020').first()).toBeVisible();
});

test('DETAIL-2 choosing an option updates image, stock, code and URL without a request', async ({ page }) => {
  await open(page, sofa);
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!/\/pictures\/|\/assets\//.test(request.url())) asked.push(request.url());
  });
  // The required 50 ms are three frames.
  for (const colour of ['Teal', 'Ash', 'Rust']) {
    expect(await page.evaluate(framesToShow, colour)).toBeLessThanOrEqual(3);
  }
  await expect(page).toHaveURL(`${sofa}&sku=MGN-3S-RUST`);
  await expect(page.getByText('Only 3 left', { exact: true })).toBeVisible();
  await expect(
    page
      .getByRole('group', { name: /^Pictures of/ })
      .locator('img[src*=rust]')
      .first(),
  ).toBeVisible();
  expect(asked).toEqual([]);
});

test('DETAIL-2 Back leaves the item, and Forward restores the chosen option', async ({ page }) => {
  await open(page, '/shop?categoryId=sofas');
  await page.getByRole('main').getByRole('link', { name: 'Meghna 3-Seater' }).first().click();
  await page.locator('label', { has: page.getByRole('radio', { name: 'Teal' }) }).click();
  await expect(page).toHaveURL(/sku=MGN-3S-TEAL/);
  await page.goBack();
  await expect(page).toHaveURL(/\/shop/);
  await page.goForward();
  await expect(page.getByText('Code MGN-3S-TEAL')).toBeVisible();
});

test('DETAIL-2 disables a combination that does not exist and announces the reason', async ({ page }) => {
  await open(page, `${rug}&sku=NKS-150-TD`);
  await expect(page.getByRole('radio', { name: '180 × 270' })).toBeDisabled();
  const reason = page.getByRole('status').filter({ hasText: 'narrow loom' });
  await expect(reason).toBeVisible();
  await expect(page.getByRole('radio', { name: '180 × 270' })).toHaveAccessibleDescription(/narrow loom/);
});

test('DETAIL-2 adds the chosen quantity to the cart, limited to the stock', async ({ page }) => {
  await open(page, `${sofa}&sku=MGN-3S-RUST`);
  const more = page.getByRole('button', { name: 'Increase quantity' });
  await more.click();
  await more.click();
  await expect(more).toBeDisabled();
  await page.getByRole('main').getByRole('button', { name: 'Add to cart: Meghna 3-Seater' }).first().click();
  expect(await cartOf(page)).toEqual([
    { sourceType: 'item', code: 'MGN-3S-RUST', quantity: 3, seenPrice: 51_480 },
  ]);
  await expect(page.locator('#cart')).toContainText('3 X ৳51,480');
});

test('DETAIL-2 marks a sold-out sku and hides “Add to cart”', async ({ page }) => {
  await page.goto('/details?id=meghna-2-seater&sku=MGN-2S-RUST');
  await expect(page.getByText('Sold out', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to cart: Meghna 2-Seater' })).toBeHidden();
});

test('DETAIL-2 sells a made-to-order item', async ({ page }) => {
  await page.goto('/details?id=padma-l-shape');
  await expect(page.getByText('Made to order', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add to cart: Padma/ }).first()).toBeVisible();
});

test('DETAIL-3 shows a drawing of the item, and its dimensions in centimetres and inches', async ({
  page,
}) => {
  await page.goto(sofa);
  const fit = page.getByRole('region', { name: 'Will it fit?' });
  await expect(fit.getByRole('img', { name: /from the front and from the side/ })).toBeVisible();
  await fit.getByText('All dimensions').click();
  await expect(fit.getByRole('row', { name: /Width 205 cm 80/ })).toBeVisible();
});

test('DETAIL-3 draws a thin item from the front only', async ({ page }) => {
  await page.goto('/details?id=khadi-window-curtain');
  const fit = page.getByRole('region', { name: 'Will it fit?' });
  await expect(
    fit.getByRole('img', { name: 'Khadi Window Curtain from the front, with dimensions' }),
  ).toBeVisible();
});

test('DETAIL-3 updates the dimensions when the size changes', async ({ page }) => {
  await open(page, '/details?id=sundarban-bed');
  const fit = page.getByRole('region', { name: 'Will it fit?' });
  await page.locator('label', { has: page.getByRole('radio', { name: 'Queen' }) }).click();
  await expect(fit.getByText('168 cm').first()).toBeVisible();
  await page.locator('label', { has: page.getByRole('radio', { name: 'King' }) }).click();
  await expect(fit.getByText('198 cm').first()).toBeVisible();
});

test('DETAIL-3 shows materials, cartons, care and warranty', async ({ page }) => {
  await page.goto(sofa);
  const made = page.getByRole('region', { name: 'What it’s made of' });
  await expect(made.getByText('Kiln-dried mahogany, mortise and tenon')).toBeVisible();
  await expect(made.getByText('208 × 91 × 72 cm, 61 kg')).toBeVisible();
  await expect(made.getByText(/Vacuum it once a week/)).toBeVisible();
  await expect(page.getByText('5 years')).toBeVisible();
});

test('DETAIL-3 shows the delivery dates, and the charge for other zones', async ({ page }) => {
  await page.goto('/details?id=uthan-lounger');
  await expect(page.getByText('Delivery to Dhanmondi, Dhaka')).toBeVisible();
  await expect(page.getByText(/^Arrives between \w{3} \d+ \w{3} and/)).toBeVisible();
  await page.getByText('Delivery charges elsewhere').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Elsewhere in Bangladesh' })).toContainText(
    '৳2,800',
  );
});

test('DETAIL-3 lists the showrooms with their stock', async ({ page }) => {
  await page.goto(sofa);
  const rooms = page.getByRole('region', { name: 'In our showrooms' });
  await expect(rooms.getByRole('listitem').filter({ hasText: 'Dhanmondi' })).toContainText('4 in stock');
});

test('DETAIL-3 shows the exact amounts of the instalment plan', async ({ page }) => {
  await page.goto(sofa);
  const table = page.getByRole('table', { name: 'Pay in instalments (EMI)' });
  await expect(table.getByRole('row', { name: /^24 ৳2,403 ৳6,178 ৳57,658/ })).toBeVisible();
});

test('DETAIL-3 shows bundles with the item, related items, hints and articles', async ({ page }) => {
  await page.goto(sofa);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'The Meghna corner' })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Boshar Ghor/ })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Goes well with' }).getByRole('link', { name: 'Jamuna Centre Table' }),
  ).toBeVisible();
  const words = page.getByRole('region', { name: 'Good to know' });
  await expect(words.getByText('Both are the same height, so they line up.')).toBeVisible();
  await words.getByText('Furniture in the monsoon').click();
  await expect(words.getByText(/Wood drinks|rain/i).first()).toBeVisible();
});

test('DETAIL-3 renders the first screen first from a list, and the whole page at once on Forward', async ({
  page,
}) => {
  await page.goto('/shop?categoryId=sofas');
  await waitForHydration(page);
  // Records at each DOM change whether the content below was there together with the first screen.
  await page.evaluate(() => {
    const seen: boolean[] = [];
    new MutationObserver(() => {
      if (document.getElementById('buy')) seen.push(document.getElementById('related-items') !== null);
    }).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { seen });
  });
  const seen = () => page.evaluate(() => Reflect.get(window, 'seen') as boolean[]);
  const below = page.locator('#related-items');

  await page.getByRole('link', { name: 'Meghna 3-Seater' }).first().click();
  await expect(below).toBeAttached();
  expect((await seen())[0]).toBe(false);

  await page.goBack();
  await expect(page).toHaveURL(/\/shop/);
  await expect(below).not.toBeAttached();
  await page.evaluate(() => Reflect.get(window, 'seen').splice(0));
  await page.goForward();
  await expect(below).toBeAttached();
  expect((await seen())[0]).toBe(true);
});

test('DETAIL-3 shows recently viewed items without the current one', async ({ page }) => {
  await open(page, '/details?id=koel-accent-chair');
  await open(page, sofa);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const seen = page.getByRole('region', { name: 'Recently viewed' });
  await expect(seen.getByRole('link', { name: 'Koel Accent Chair' })).toBeVisible();
  await expect(seen.getByRole('link', { name: 'Meghna 3-Seater' })).toBeHidden();
});

test('DETAIL-4 adds a bundle to the cart as one line at the bundle price', async ({ page }) => {
  await open(page, '/details?id=meghna-corner');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Meghna corner');
  await expect(page.getByText('৳69,900').first()).toBeVisible();
  await page.getByRole('button', { name: /^Add set to cart/ }).click();
  expect(await cartOf(page)).toEqual([
    { sourceType: 'bundle', code: 'meghna-corner', quantity: 1, seenPrice: 69_900 },
  ]);
});

test('DETAIL-4 shows the sku of each item in a bundle and its delivery dates', async ({ page }) => {
  await page.goto('/details?id=meghna-corner');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '1 × Jamuna Centre Table, Walnut' })).toHaveAttribute(
    'href',
    '/details?id=jamuna-centre-table&sku=JMN-WAL',
  );
  const items = page.getByRole('region', { name: 'What’s in the set' });
  await expect(items.getByText('৳5,600')).toBeVisible();
  await expect(items.getByText(/^Arrives between \w{3} \d+ \w{3} and/)).toBeVisible();
});

test('SHELL-6 a bundle is shared with the picture of its room', async ({ page }) => {
  await page.goto('/details?id=meghna-corner');
  const shared = page.locator('meta[property="og:image"]');
  await expect(shared).toHaveAttribute('content', /\/pictures\/living-room\//);
});

test('DETAIL-2 the large images below the gallery open the zoom dialog', async ({ page }) => {
  await open(page, sofa);
  await page
    .getByRole('link', { name: /^Zoom in: Meghna 3-Seater/ })
    .last()
    .click();
  const near = page.getByRole('dialog', { name: 'Meghna 3-Seater' });
  await expect(near.getByText(/^4 of 4/)).toBeVisible();
});

test('DETAIL-2 a sold-out sku links to available options and shows no delivery dates', async ({ page }) => {
  await open(page, '/details?id=meghna-2-seater&sku=MGN-2S-RUST');
  await expect(page.getByText(/^Delivery to/)).toBeHidden();
  await page.getByRole('link', { name: 'Teal', exact: true }).click();
  await expect(page.getByText('Code MGN-2S-TEAL')).toBeVisible();
  await expect(page.getByText(/^Delivery to/)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('DETAIL-2 shows a sticky buy bar without layout changes, and hides it at the footer', async ({
    page,
  }) => {
    await open(page, sofa);
    const bar = page.locator('[data-slot=buy-bar]');
    await expect(bar).toBeHidden();
    // Lay out the whole page, or lazy content would change its height as well.
    await page.evaluate(() => document.documentElement.setAttribute('data-render-offscreen', ''));
    const height = await page.evaluate(() => document.body.scrollHeight);
    await page.getByRole('region', { name: 'What it’s made of' }).scrollIntoViewIfNeeded();
    await expect(bar).toBeVisible();
    await expect(bar.getByRole('button', { name: /^Add to cart/ })).toBeInViewport();
    expect(await page.evaluate(() => document.body.scrollHeight)).toBe(height);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(bar).not.toBeInViewport();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('DETAIL-2 changes the option by submitting a form', async ({ page }) => {
    await page.goto(sofa);
    await page.getByRole('radio', { name: 'Teal' }).check({ force: true });
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page).toHaveURL(/Color=Teal/);
    await expect(page.getByText('Code MGN-3S-TEAL')).toBeVisible();
  });

  test('DETAIL-2 thumbnails link to the large images', async ({ page }) => {
    await page.goto(sofa);
    await page
      .getByRole('group', { name: /^Pictures of/ })
      .getByRole('link')
      .nth(2)
      .click();
    await expect(page).toHaveURL(/#pictures-of-meghna-3-seater-/);
  });

  test('DETAIL-3 expands dimensions and articles, and shows the number of other showrooms', async ({
    page,
  }) => {
    await page.goto(sofa);
    await page.getByText('All dimensions').click();
    await expect(page.getByRole('row', { name: /Width 205 cm/ })).toBeVisible();
    await page.getByText('Furniture in the monsoon').click();
    await expect(page.getByText('2 more showrooms')).toBeVisible();
  });
});

/** Chooses a colour and counts the frames until its code is visible. */
function framesToShow(colour: string): Promise<number> {
  const code = `Code MGN-3S-${colour.toUpperCase()}`;
  return new Promise((done) => {
    let frames = 0;
    const look = () => {
      frames += 1;
      if (document.querySelector('main')?.textContent?.includes(code)) done(frames);
      else requestAnimationFrame(look);
    };
    document.querySelector<HTMLInputElement>(`input[type=radio][value=${colour}]`)?.click();
    requestAnimationFrame(look);
  });
}
