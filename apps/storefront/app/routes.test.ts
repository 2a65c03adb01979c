import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from './routes.ts';

/** All paths named by the requirements. */
const required = [
  ...['/', '/about', '/cart', '/cartV1', '/checkout', '/checkoutV1', '/checkoutV2', '/checkoutV3'],
  ...['/coming-soon', '/contact', '/details', '/detailsV1', '/new-arrival', '/orders', '/outlets'],
  ...['success', 'failed', 'cancel', 'later'].map((visit) => `/payments/response/${visit}`),
  ...['/privacy-policy', '/profile', '/return', '/sales', '/shipping', '/shop', '/shopV1'],
  ...['/sign-in', '/sign-up', '/terms-conditions'],
];

const [pages] = routes as RouteConfigEntry[];
const entries = (pages?.children ?? []).map((entry) => ({ ...entry, path: `/${entry.path ?? ''}` }));

/** The four outcomes of a payment are one page, which responds with 404 to any other. */
const entryOf = (path: string) =>
  entries.find((entry) => entry.path === path.replace(/^(\/payments\/response)\/\w+$/, '$1/:visit'));

test('SHELL-1 each of the 29 required paths has a page', () => {
  expect(required).toHaveLength(29);
  expect(required.filter((path) => !entryOf(path))).toEqual([]);
  const modules = new Set(required.map((path) => entryOf(path)?.file));
  expect(modules.size).toBe(26);
  expect(entryOf('/')?.id).toBe('index');
  expect(entryOf('/sign-in')?.id).toBe('SignInPage');
});

test('SHELL-1 only the payment response has a path parameter, and other paths are a 404', () => {
  const withParameters = entries.filter(({ path }) => path.includes(':')).map(({ path }) => path);
  expect(withParameters).toEqual(['/payments/response/:visit']);
  expect(entries.at(-1)).toMatchObject({ path: '/*', file: 'routes/not-found.tsx' });
});
