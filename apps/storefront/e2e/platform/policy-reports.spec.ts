import { expect, test } from '../support/fixtures.ts';
import { startStorefront } from '../support/server-processes.ts';
import { urls } from '../support/urls.ts';

test.use({
  expectedMessages: /violates the following Content Security Policy directive|requires 'TrustedHTML'/,
});

test('a policy violation is reported to the shop and logged once', async ({ page }) => {
  const shop = await startStorefront({ API_URL: urls.api });
  try {
    await page.goto(`${shop.address}/about?from=secret`);
    const answered = page.waitForResponse(`${shop.address}/csp-reports`);
    for (const _ of [1, 2]) {
      await page.evaluate(() => {
        const image = new Image();
        image.src = 'https://elsewhere.example/pixel.gif?of=secret';
      });
    }
    expect((await answered).status()).toBe(204);
    // The shop also logs a warning about the trusted proxy after enough requests.
    const reports = () =>
      shop.log
        .join('')
        .split('\n')
        .filter((line) => line.includes('policy violation'));
    await expect.poll(reports).toHaveLength(1);
    expect(JSON.parse(reports()[0] ?? '')).toMatchObject({
      level: 'warn',
      message: 'policy violation',
      page: '/about',
      directive: 'img-src',
      blocked: 'https://elsewhere.example',
    });
    expect(shop.log.join('')).not.toContain('secret');
    // Close the page before its shop stops, because it would request more files.
    await page.close();
  } finally {
    await shop.stop();
  }
});

test('the browser refuses an inline event handler', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<button onclick="document.title=1">Attack</button>');
  });
  await page.getByRole('button', { name: 'Attack' }).click();
  await expect(page).toHaveTitle(/Piri/);
});
