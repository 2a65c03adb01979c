import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { formatSchemaIssue, getFirstSchemaError } from './format-schema-error.ts';

const dataFolder = join(import.meta.dirname, '../data');

/** An error in a data file. The message is a sentence for the person who edits the file. */
export class CatalogueFileError extends Error {
  constructor(file: string, location: string, message: string) {
    super(`data/${file}${location === '' ? '' : `, ${location}`}: ${message}`);
    this.name = 'CatalogueFileError';
  }
}

export interface CatalogueFile {
  /** The path of the file in `data/`. */
  file: string;
  text: string;
}

export function readCatalogueFileText(file: string): string {
  return readFileSync(join(dataFolder, file), 'utf8');
}

/** Returns the files of a folder with one object in each file, by name. */
export function readCatalogueFolder(folder: string, data: string = dataFolder): CatalogueFile[] {
  const names = readdirSync(join(data, folder)).filter((name) => !name.startsWith('.'));
  return names.sort().map((name) => {
    const file = `${folder}/${name}`;
    // Don't skip other files: a product in one would disappear without notice.
    if (!name.endsWith('.json'))
      throw new CatalogueFileError(file, '', 'must have a name that ends in .json.');
    return { file, text: readFileSync(join(data, file), 'utf8') };
  });
}

/**
 * Validates a file's text against the schema of its rows. Stops at the first error, because fixing one often fixes
 * others.
 */
export function parseRows<Row extends z.ZodType>(file: string, text: string, row: Row): z.output<Row>[] {
  const rows = parseJson(file, text);
  if (!Array.isArray(rows)) throw new CatalogueFileError(file, '', 'must contain a list of rows: [ … ].');
  return rows.map((value, index) => checked(file, nameRow(value, index), value, row));
}

/** Validates a file that holds one object. */
export function parseObject<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): z.output<Schema> {
  const value = parseJson(file, text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new CatalogueFileError(file, '', 'must contain one object: { … }.');
  }
  return checked(file, '', value, schema);
}

/** Throws if the file's name and the object's id differ. The file is found by its name, but references use the id. */
export function assertFileNameIsId(file: string, field: string, id: string): void {
  const name = basename(file, '.json');
  if (id !== name) {
    throw new CatalogueFileError(
      file,
      `field "${field}"`,
      `is "${id}", but the file is called "${name}". They must be the same.`,
    );
  }
}

/** Throws if an id occurs twice. Seeding the database would overwrite one of the rows without notice. */
export function assertUniqueIds(file: string, ids: readonly string[]): void {
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated !== undefined) {
    throw new CatalogueFileError(file, `row "${repeated}"`, 'this id is used by more than one row.');
  }
}

function checked<Schema extends z.ZodType>(
  file: string,
  row: string,
  value: unknown,
  schema: Schema,
): z.output<Schema> {
  const parsed = schema.safeParse(value, { error: formatSchemaIssue });
  if (parsed.success) return parsed.data;
  const { field, fault } = getFirstSchemaError(parsed.error, value);
  const location = [row, field === '' ? '' : `field "${field}"`].filter((part) => part !== '').join(', ');
  throw new CatalogueFileError(file, location, fault);
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

/** Returns a row's name for a message: its id, or its number if the id is wrong too. */
function nameRow(value: unknown, index: number): string {
  if (typeof value === 'object' && value !== null) {
    const id = 'id' in value ? value.id : 'sourceId' in value ? value.sourceId : undefined;
    if (typeof id === 'string' && id !== '') return `row "${id}"`;
  }
  return `row ${index + 1}`;
}
