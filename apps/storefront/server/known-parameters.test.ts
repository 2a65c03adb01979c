import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import routes from '../app/routes.ts';
import { knownParameters } from './known-parameters.ts';

it('has an entry for every route without parts of its own', () => {
  const flat = (list: typeof routes): string[] =>
    list.flatMap(({ index, path, children = [] }) => [
      ...(index ? ['/'] : path === undefined ? [] : [`/${path}`]),
      ...flat(children),
    ]);
  const fixed = flat(routes).filter((path) => !/[*:]/.test(path));
  expect(Object.keys(knownParameters).sort()).toEqual(fixed.sort());
});

it('knows every name that a page reads from its address', () => {
  const app = join(import.meta.dirname, '../app');
  const sources = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file),
  );
  const reading = /(?:[pP]arams|query|search)\.(?:get|getAll|has)\('(?<name>\w+)'\)/g;
  const names = sources.flatMap((file) =>
    [...readFileSync(join(app, file), 'utf8').matchAll(reading)].map(({ groups }) => groups?.['name']),
  );
  expect(names.length).toBeGreaterThan(10);
  // The result of a payment, whose path has parts of its own.
  const known = new Set(['invoiceId', ...Object.values(knownParameters).flatMap((entry) => entry.names)]);
  expect(names.filter((name) => !known.has(name ?? ''))).toEqual([]);
});
