import { expect, it } from 'vitest';
import { isDatabaseConnectionSecure } from './is-database-connection-secure.ts';

it.each([
  'postgres://shop:pass@127.0.0.1:5432/shop',
  'postgresql://shop@localhost/shop?sslmode=disable',
  'postgres://shop@[::1]/shop',
  'postgres://shop@%2Fvar%2Frun%2Fpostgresql/shop',
  'postgres:///shop?host=/var/run/postgresql',
  'postgres://shop:pass@db.example/shop?sslmode=verify-full',
  'postgres://shop:pass@db.example/shop?sslrootcert=/etc/ca.pem&sslmode=verify-full',
])('treats the connection to %s as safe', (url) => {
  expect(isDatabaseConnectionSecure(url)).toBe(true);
});

it.each([
  'postgres://shop:pass@db.example:5432/shop',
  'postgres://shop:pass@10.0.0.7/shop',
  'postgres:///shop',
  'postgres://shop@localhost.piri.example/shop',
  'postgres://shop@127.0.0.1/shop?host=db.example',
  'postgres://shop@%31%30.0.0.7/shop',
  'postgres://shop@db.example/shop?ssl=true',
  ...['disable', 'prefer', 'require', 'no-verify', 'verify-ca', 'Verify-Full', ''].map(
    (mode) => `postgres://shop@db.example/shop?sslmode=${mode}`,
  ),
  'postgres://shop@db.example/shop?sslmode=verify-full&sslmode=disable',
  'postgres://shop@db.example/shop?uselibpqcompat=true&sslmode=verify-full',
])('treats the connection to %s as open to eavesdropping', (url) => {
  expect(isDatabaseConnectionSecure(url)).toBe(false);
});
