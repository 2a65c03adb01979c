import { readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { serveStatic } from '@hono/node-server/serve-static';
import { z } from 'zod';
import { type Environment, EnvironmentError } from '../../env.ts';
import { toShopConfig } from '../shop-config.ts';
import { getCatalogueCoverText } from './get-catalogue-cover-text.ts';

export interface CataloguePdfFile {
  file: string;
  bytes: number;
}

/** The record that `npm run catalogue-pdf` writes beside the file: the cover's shop, and what it was made from. */
export const cataloguePdfRecordSchema = z.strictObject({
  cover: z.strictObject({ name: z.string(), contact: z.string() }),
  contents: z.string(),
  pdf: z.string(),
});

const root = resolve(import.meta.dirname, '../../../..');

/**
 * Finds the catalogue as PDF: the configured one, or the one in the catalogue's folder unless its cover names another
 * shop. It is looked up once, so that no footer links to a missing file.
 */
export function findCataloguePdfFile(environment: Environment): CataloguePdfFile | undefined {
  const { CATALOGUE_PDF, CATALOGUE_DIR } = environment;
  if (CATALOGUE_PDF) return fileOf(resolve(root, CATALOGUE_PDF));
  const folder = resolve(root, CATALOGUE_DIR, 'printed');
  const record = join(folder, 'catalogue.json');
  if (!sizeOf(record)) return undefined;
  const { cover } = cataloguePdfRecordSchema.parse(JSON.parse(readFileSync(record, 'utf8')));
  const isOurs = isDeepStrictEqual(cover, getCatalogueCoverText(toShopConfig(environment)));
  return isOurs ? fileOf(join(folder, 'catalogue.pdf')) : undefined;
}

function fileOf(file: string): CataloguePdfFile {
  const bytes = sizeOf(file);
  if (bytes) return { file, bytes };
  throw new EnvironmentError(
    `CATALOGUE_PDF is set to ${file}, which does not exist. Create it with npm run catalogue-pdf, or unset CATALOGUE_PDF.`,
  );
}

function sizeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.size;
}

export function createCataloguePdfHandler({ file }: CataloguePdfFile) {
  return serveStatic({
    path: relative(process.cwd(), file),
    onFound: (_, c) => c.header('cache-control', 'public, max-age=3600'),
  });
}
