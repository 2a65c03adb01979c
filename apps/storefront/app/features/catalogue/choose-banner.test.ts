import { expect, test } from 'vitest';
import { allowedBanner } from './choose-banner.ts';

const shown = (banner: string | undefined) => allowedBanner(banner, 'https://piri.example', ['cdn.example']);

test('SHOP-1 a banner in the address is shown when its host is on the list', () => {
  expect(shown('https://cdn.example/eid.jpg')).toBe('https://cdn.example/eid.jpg');
});

test('SHOP-1 a picture of this site is shown by its path', () => {
  expect(shown('/pictures/living-room/day.webp')).toBe('/pictures/living-room/day.webp');
  expect(shown('https://piri.example/pictures/x.webp')).toBe('/pictures/x.webp');
});

test.each([
  undefined,
  '',
  'https://evil.example/eid.jpg',
  'http://cdn.example/eid.jpg',
  'https://cdn.example.evil.example/eid.jpg',
  'https://cdn.example@evil.example/eid.jpg',
  '//evil.example/eid.jpg',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  '/api/health',
  'https://',
])('SHOP-1 any other is not: %s', (banner) => {
  expect(shown(banner)).toBeUndefined();
});
