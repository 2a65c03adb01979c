import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readEnvironment } from '../../env.ts';
import { toShopConfig } from '../shop-config.ts';
import {
  cataloguePdfRecordSchema,
  createCataloguePdfHandler,
  findCataloguePdfFile,
} from './catalogue-pdf-file.ts';
import { getCatalogueCoverText } from './get-catalogue-cover-text.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'piri-catalogue-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

describe('FOOT-2 the catalogue as PDF', () => {
  it('is in a clean clone, and matches its record', () => {
    const catalogue = findCataloguePdfFile(readEnvironment({}));
    const pdf = readFileSync(catalogue?.file ?? '');
    const record = cataloguePdfRecordSchema.parse(
      JSON.parse(readFileSync(catalogue?.file.replace(/pdf$/, 'json') ?? '', 'utf8')),
    );
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(createHash('sha256').update(pdf).digest('hex')).toBe(record.pdf);
    expect(catalogue?.bytes).toBe(pdf.length);
    expect(pdf.length, 'bytes that a phone downloads').toBeLessThan(4_000_000);
  });

  it.each([
    { SHOP_NAME: 'Mora' },
    { COMPANY_NAME: 'Mora Furniture Limited' },
    { HOTLINE_SHORT: '16001' },
    { HOTLINE_FULL: '+880 9600 000001' },
    { SUPPORT_EMAIL: 'care@mora.example' },
  ])('is not used for a shop with %o', (other) => {
    expect(findCataloguePdfFile(readEnvironment(other))).toBeUndefined();
  });

  it('is found in another folder once it is printed for that shop', () => {
    const folder = temporaryFolder();
    const environment = readEnvironment({ CATALOGUE_DIR: folder, SHOP_NAME: 'Mora' });
    expect(findCataloguePdfFile(environment)).toBeUndefined();
    mkdirSync(join(folder, 'printed'));
    const record = { cover: getCatalogueCoverText(toShopConfig(environment)), contents: '', pdf: '' };
    writeFileSync(join(folder, 'printed/catalogue.json'), JSON.stringify(record));
    writeFileSync(join(folder, 'printed/catalogue.pdf'), '%PDF-1.7');
    expect(findCataloguePdfFile(environment)).toEqual({
      file: join(folder, 'printed/catalogue.pdf'),
      bytes: 8,
    });
  });

  it('is served from CATALOGUE_PDF, and a missing file stops the start', async () => {
    const file = join(temporaryFolder(), 'all.pdf');
    const find = () => findCataloguePdfFile(readEnvironment({ CATALOGUE_PDF: file }));
    expect(find).toThrow(`CATALOGUE_PDF is set to ${file}, which does not exist.`);
    writeFileSync(file, '%PDF-1.7');
    const catalogue = find();
    if (!catalogue) throw new Error('There is one.');
    const answer = await new Hono()
      .get('/catalogue.pdf', createCataloguePdfHandler(catalogue))
      .request('/catalogue.pdf');
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'application/pdf',
      '%PDF-1.7',
    ]);
  });
});
