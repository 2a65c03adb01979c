import { expect, test } from 'vitest';
import { parseChromiumVersion } from './chromium.ts';

test('recognises full Chromium', () => {
  expect(parseChromiumVersion('Chrome/150.0.7871.100')).toEqual({ version: '150.0.7871.100', build: 'full' });
});

test('recognises the small headless build', () => {
  expect(parseChromiumVersion('HeadlessChrome/147.0.7727.0')).toEqual({
    version: '147.0.7727.0',
    build: 'small',
  });
});
