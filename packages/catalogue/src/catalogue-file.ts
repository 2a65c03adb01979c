import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';

/** Something in a data file is wrong. The message is a sentence for the person who edits the file. */
export class CatalogueFileError extends Error {
  constructor(file: string, place: string, fault: string) {
    super(`data/${file}${place === '' ? '' : `, ${place}`}: ${fault}`);
    this.name = 'CatalogueFileError';
  }
}

export function readCatalogueFile(file: string): string {
  return readFileSync(fileURLToPath(new URL(`../data/${file}`, import.meta.url)), 'utf8');
}

/** Checks a file's text against the schema of its rows. Stops at the first fault: mending one often mends the rest. */
export function parseRows<Row extends z.ZodType>(file: string, text: string, row: Row): z.output<Row>[] {
  const rows = parseJson(file, text);
  if (!Array.isArray(rows)) throw new CatalogueFileError(file, '', 'must be a list of rows, in [ ].');
  return rows.map((value, index) => {
    const parsed = row.safeParse(value);
    if (parsed.success) return parsed.data;
    const issue = parsed.error.issues[0];
    const field = issue === undefined || issue.path.length === 0 ? '' : `, field "${issue.path.join('.')}"`;
    throw new CatalogueFileError(
      file,
      `${nameRow(value, index)}${field}`,
      `${issue?.message ?? 'is wrong'}.`,
    );
  });
}

/** Two rows with one id would overwrite each other silently when the database is seeded. */
export function refuseRepeats(file: string, ids: readonly string[]): void {
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated !== undefined) {
    throw new CatalogueFileError(file, `row "${repeated}"`, 'this id is used by more than one row.');
  }
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CatalogueFileError(
      file,
      '',
      `is not valid JSON: ${error instanceof Error ? error.message : error}.`,
    );
  }
}

/** People look for a row by its id; one whose id is wrong too is found by counting. */
function nameRow(value: unknown, index: number): string {
  if (typeof value === 'object' && value !== null) {
    const id = 'id' in value ? value.id : 'sourceId' in value ? value.sourceId : undefined;
    if (typeof id === 'string' && id !== '') return `row "${id}"`;
  }
  return `row ${index + 1}`;
}
