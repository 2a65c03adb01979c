import { readFileSync } from 'node:fs';
import { readEnvironment } from '../../env.ts';
import { hashCatalogueContents } from '../../print/hash-catalogue-contents.ts';
import { cataloguePdfRecordSchema, findCataloguePdfFile } from '../../server/files/catalogue-pdf-file.ts';
import { expect, test } from '../support/fixtures.ts';

test('FOOT-2 the footer links to the PDF catalogue in a new tab and shows its size', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: /^Catalogue/ });
  await expect(link).toHaveAttribute('href', '/catalogue.pdf');
  await expect(link).toHaveAttribute('target', '_blank');
  const answer = await request.get('/catalogue.pdf');
  expect(answer.headers()['content-type']).toBe('application/pdf');
  const pdf = await answer.body();
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const megabytes = (pdf.length / 1_000_000).toFixed(1);
  await expect(link).toHaveAccessibleName(`Catalogue (PDF, ${megabytes} MB) in a new tab`);
});

test('FOOT-2 the PDF catalogue matches the current catalogue page', async ({ request }) => {
  const file = findCataloguePdfFile(readEnvironment({}))?.file ?? '';
  const { contents } = cataloguePdfRecordSchema.parse(
    JSON.parse(readFileSync(file.replace(/pdf$/, 'json'), 'utf8')),
  );
  const answer = await request.get('/catalogue');
  expect(
    hashCatalogueContents(await answer.text()),
    'The catalogue has changed since it was printed: run npm run catalogue-pdf.',
  ).toBe(contents);
});
