import type { AppBuild } from '../app-build.ts';

/** A few pages and the query keys they read, for tests without a build. */
export const createPageQueryKeysFixture: AppBuild['queries'] = async () =>
  new Map([
    ['/', { keys: [] }],
    ['/about', { keys: [] }],
    ['/checkout', { keys: ['booking', 'item', 'bundle'] }],
    ['/checkoutV3', { keys: ['booking', 'item', 'bundle'] }],
    ['/compare', { keys: ['id'] }],
    ['/details', { keys: ['id', 'sku'], attributes: true }],
    ['/newsletter', { keys: [] }],
    ['/orders', { keys: ['id', 'page'] }],
    ['/outlets', { keys: ['sku', 'division'] }],
    ['/shop', { keys: ['categoryId', 'page', 'query'], attributes: true }],
    ['/shopV1', { keys: ['categoryId', 'page', 'query'], attributes: true }],
  ]);
