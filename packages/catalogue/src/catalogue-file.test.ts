import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseObject, parseRows, readCatalogueFolder } from './catalogue-file.ts';

const data = mkdtempSync(join(tmpdir(), 'catalogue-'));
afterAll(() => rmSync(data, { recursive: true }));

function folderOf(name: string, files: Record<string, string>) {
  mkdirSync(join(data, name));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(data, name, file), text);
  return () => readCatalogueFolder(name, data);
}

describe('a folder with one object per file', () => {
  it('is read in the order of the file names, without hidden files', () => {
    const read = folderOf('chairs', { 'b.json': '{"b":1}', 'a.json': '{"a":1}', '.DS_Store': '' });
    expect(read()).toEqual([
      { file: 'chairs/a.json', text: '{"a":1}' },
      { file: 'chairs/b.json', text: '{"b":1}' },
    ]);
  });

  it('is rejected if it contains a file of another type', () => {
    const read = folderOf('beds', { 'a.json': '{}', 'b.jsn': '{}' });
    expect(read).toThrow('data/beds/b.jsn: must have a name that ends in .json.');
  });
});

describe('validation messages', () => {
  const leg = z.strictObject({ name: z.string(), length: z.int() });
  const shape = z.strictObject({
    title: z.string().min(1, 'must not be empty!'),
    sold: z.boolean(),
    legs: z.array(leg),
    wood: z.enum(['segun', 'gamari']),
    sizes: z.record(z.string().regex(/^[a-z]+$/, 'must be in small letters'), z.number()),
  });
  const right = { title: 'Stool', sold: true, legs: [], wood: 'segun', sizes: {} };

  const sentences: [string, object, string][] = [
    ['a missing field', { wood: undefined }, 'field "wood": is missing.'],
    ['a number instead of a text', { title: 7 }, 'field "title": must be a text, in quotes.'],
    ['a text instead of a boolean', { sold: 'true' }, 'field "sold": must be true or false, without quotes.'],
    ['an object instead of a list', { legs: {} }, 'field "legs": must be a list, in [ ].'],
    ['a list instead of an object', { sizes: [] }, 'field "sizes": must be an object, in { }.'],
    ['a text in a list of objects', { legs: ['long'] }, 'field "legs.1": must be an object, in { }.'],
    [
      'a fraction instead of a whole number',
      { legs: [{ name: 'left', length: 1.5 }] },
      'field "legs.left.length": must be a whole',
    ],
    [
      'an error in the second element',
      { legs: [{ name: 'left', length: 1 }, { length: 1 }] },
      'field "legs.2.name": is missing.',
    ],
    ['a value outside the choices', { wood: 'oak' }, 'field "wood": must be one of segun, gamari.'],
    ['unknown fields', { depth: 1, width: 2 }, 'has an unknown field: "depth", "width".'],
    ['an invalid key', { sizes: { XL: 1 } }, 'field "sizes.XL": must be in small letters.'],
    ['a message with its own punctuation', { title: '' }, 'field "title": must not be empty!'],
  ];
  it.each(sentences)('describes %s', (_, change, sentence) => {
    const text = JSON.stringify({ ...right, ...change });
    expect(() => parseObject('stool.json', text, shape)).toThrow(`data/stool.json`);
    expect(() => parseObject('stool.json', text, shape)).toThrow(sentence);
    expect(() => parseRows('stools.json', `[${text}]`, shape)).toThrow('data/stools.json, row 1');
  });

  it('accepts a valid object', () => {
    expect(parseObject('stool.json', JSON.stringify(right), shape)).toEqual(right);
  });
});
