import type { ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { getPageQueryKeys } from './get-page-query-keys.ts';

function routes(modules: Record<string, object>) {
  return Object.fromEntries(
    Object.entries(modules).map(([path, module]) => [
      path,
      { id: path, ...(path === 'index' ? { index: true } : { path }), module },
    ]),
  ) as unknown as ServerBuild['routes'];
}

it('reads the declared query of each route, and none for a route that declares nothing', () => {
  const queries = getPageQueryKeys(
    routes({ index: {}, shop: { pageQuery: { keys: ['page'], attributes: true } }, about: {} }),
  );
  expect([...queries]).toEqual([
    ['/', { keys: [] }],
    ['/shop', { keys: ['page'], attributes: true }],
    ['/about', { keys: [] }],
  ]);
});

it('omits layouts and routes whose path has parameters', () => {
  const layout = { layout: { id: 'layout', module: {} } } as unknown as ServerBuild['routes'];
  expect(getPageQueryKeys({ ...layout, ...routes({ 'drawings/:pieces': {}, '*': {} }) }).size).toBe(0);
});

it('rejects an invalid declaration', () => {
  expect(() => getPageQueryKeys(routes({ shop: { pageQuery: ['page'] } }))).toThrow();
});
