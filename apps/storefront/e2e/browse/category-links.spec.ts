import { test } from '../faults/fault-fixtures.ts';
import { createJsonChangeFault } from '../faults/faults.ts';
import { expect, waitForHydration } from '../support/fixtures.ts';

interface Categories {
  list: { id: string; name: string; extras: Record<string, unknown> }[];
}

// Pictures of categories, as the shop's staff could set them.
const banners: Record<string, string> = {
  'living-room': '/pictures/swatches/ash.svg',
  sofas: '/pictures/swatches/teal.svg',
  '3-seater-sofas': 'https://pictures.example/three.avif?width=1600',
};
const withBanners = createJsonChangeFault<Categories>(({ list, ...page }) => ({
  ...page,
  list: list.map((row) => ({
    ...row,
    extras: { ...row.extras, ...(banners[row.id] && { bannerImageUrl: banners[row.id] }) },
  })),
}));

const pages = [
  '/',
  '/shop',
  '/shop?categoryId=sofas',
  '/shopV1?categoryId=sofas',
  '/shop?categoryId=sofas&color=Ash',
  '/shop?categoryId=sofas&minPrice=99999999',
  '/new-arrival',
  '/details?id=meghna-3-seater',
  '/details',
  '/about',
  '/cart',
  '/compare',
];

for (const path of pages) {
  test(`SHOP-1 every category link on ${path} has id, name and banner before and after hydration`, async ({
    page,
    shop,
  }) => {
    shop.api.spoil(/\/api\/categories\/search/, withBanners);
    await page.goto(shop.front.address + path);
    // Pagination and filter links lead to the open list, not to a category.
    const links = () =>
      page.locator('a[href*="categoryId="]').evaluateAll((anchors) => {
        const open = new URLSearchParams(location.search).get('categoryId');
        return anchors.flatMap((anchor) => {
          const { searchParams } = new URL((anchor as HTMLAnchorElement).href);
          if (anchor.closest('main') && searchParams.get('categoryId') === open) return [];
          return [['categoryId', 'categoryName', 'categoryBanner'].map((name) => searchParams.get(name))];
        });
      });
    const expectComplete = async () => {
      const found = await links();
      expect(found.length).toBeGreaterThan(10);
      for (const [id, name, banner] of found) {
        expect(name, `the name of ${id}`).toMatch(/\w/);
        expect(banner, `the banner of ${id}`).toBe(banners[id ?? ''] ?? '');
      }
    };
    await expectComplete();
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    await expectComplete();
  });
}

test('SHOP-1 a category suggestion carries its banner, which the category page shows', async ({
  page,
  shop,
}) => {
  shop.api.spoil(/\/api\/categories\/search/, withBanners);
  await page.goto(shop.front.address);
  await waitForHydration(page);
  await page.getByRole('banner').getByRole('combobox').focus();
  await page.keyboard.type('sofas');
  await page
    .getByRole('option', { name: /^Sofas/ })
    .first()
    .click();
  await expect(page).toHaveURL(
    /categoryId=sofas&categoryName=Sofas&categoryBanner=%2Fpictures%2Fswatches%2Fteal\.svg/,
  );
  await expect(page.getByRole('main').locator('header img[src="/pictures/swatches/teal.svg"]')).toBeVisible();
});
