import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderAttributeValues } from './tables.tsx';

/** Returns what is set as code. */
function listCode(values: string): string[] {
  const markup = renderToStaticMarkup(renderAttributeValues(values));
  return [...markup.matchAll(/<code[^>]*>([^<]*)/g)].map(([, text]) => text ?? '');
}

test('BENCH-28 every value of a data attribute is set as code, with and without a hyphen', () => {
  expect(listCode('primary, ghost, on-inverse')).toEqual(['primary', 'ghost', 'on-inverse']);
  expect(listCode('primary, `on-promo`')).toEqual(['primary', 'on-promo']);
});

test('BENCH-28 a sentence about a data attribute is text', () => {
  expect(listCode('present while loading')).toEqual([]);
  expect(listCode('present on a disabled item')).toEqual([]);
  expect(listCode('modal; scrim around it')).toEqual(['modal', 'scrim']);
});
