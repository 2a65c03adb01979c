import { expect, test } from 'vitest';
import { createSharedChunkSelector } from './create-shared-chunk-selector.ts';

/** The importers of each module. Pages begin with a capital letter. */
const importers: Record<string, string[]> = {
  Home: [],
  Shop: [],
  card: ['Home', 'Shop', 'row'],
  row: ['Home'],
  // Each is loaded on demand, so no module imports it statically.
  dialog: [],
  drawer: [],
  client: ['dialog', 'drawer', 'Home'],
  schemas: ['client', 'schemas'],
  '/app/root.tsx': [],
  bar: ['/app/root.tsx'],
};
const getModuleInfo = (id: string) => ({ isEntry: /^[A-Z]|root/.test(id), importers: importers[id] ?? [] });
const share = createSharedChunkSelector('shared', 2);

test('shares a module that enough pages import at start, even indirectly', () => {
  expect(share('card', { getModuleInfo })).toBe('shared');
});

test('shares a module of the frame around every page', () => {
  expect(share('bar', { getModuleInfo })).toBe('shared');
});

test('does not share a page itself, since one file would start several pages', () => {
  expect(share('/app/root.tsx', { getModuleInfo })).toBeNull();
});

test.each(['row', 'dialog', 'client', 'schemas'])(
  'does not share %s, which one page imports or several load later',
  (id) => {
    expect(share(id, { getModuleInfo })).toBeNull();
  },
);

test('leaves an unknown module to the bundler', () => {
  expect(share('card', { getModuleInfo: () => null })).toBeNull();
});
