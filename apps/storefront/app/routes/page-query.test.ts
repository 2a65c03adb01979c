import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { AllowedPageQuery } from '../features/platform/requests/allowed-page-query.ts';

const routes = import.meta.glob<{ pageQuery?: AllowedPageQuery }>(['./*.{ts,tsx}', '!./*.{stories,test}.*'], {
  eager: true,
});

it('every query parameter that the app reads is declared by a route', () => {
  const app = join(import.meta.dirname, '..');
  const sources = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file),
  );
  const reading = /(?:[pP]arams|query|search)\.(?:get|getAll|has)\('(?<name>\w+)'\)/g;
  const names = sources.flatMap((file) =>
    [...readFileSync(join(app, file), 'utf8').matchAll(reading)].map(({ groups }) => groups?.['name']),
  );
  expect(names.length).toBeGreaterThan(10);
  // The page with the result of a payment, whose path has a parameter.
  const declared = new Set(['invoiceId']);
  for (const { pageQuery } of Object.values(routes))
    for (const key of pageQuery?.keys ?? []) declared.add(key);
  expect(names.filter((name) => !declared.has(name ?? ''))).toEqual([]);
});
