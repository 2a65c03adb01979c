import { expect, test } from 'vitest';
import { sharedChunk } from './shared-chunk.ts';

/** Who imports whom: pages begin with a capital. */
const importers: Record<string, string[]> = {
  Home: [],
  Shop: [],
  card: ['Home', 'Shop', 'row'],
  row: ['Home'],
  // Each is loaded on demand, so nobody imports them.
  dialog: [],
  drawer: [],
  client: ['dialog', 'drawer', 'Home'],
  schemas: ['client', 'schemas'],
  '/app/root.tsx': [],
  bar: ['/app/root.tsx'],
};
const getModuleInfo = (id: string) => ({ isEntry: /^[A-Z]|root/.test(id), importers: importers[id] ?? [] });
const share = sharedChunk('shared', 2);

test('what enough pages need from their start is shared, through whatever they need it', () => {
  expect(share('card', { getModuleInfo })).toBe('shared');
});

test('what the frame around every page needs is shared, whoever else does without it', () => {
  expect(share('bar', { getModuleInfo })).toBe('shared');
});

test('a page itself stays a file of its own, since a file of many would start them all', () => {
  expect(share('/app/root.tsx', { getModuleInfo })).toBeNull();
});

test.each(['row', 'dialog', 'client', 'schemas'])(
  '%s, which one page needs or several ask for later, is not',
  (id) => {
    expect(share(id, { getModuleInfo })).toBeNull();
  },
);

test('a module that the bundler does not know is left to it', () => {
  expect(share('card', { getModuleInfo: () => null })).toBeNull();
});
