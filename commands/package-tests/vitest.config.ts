import { defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: '../../node_modules/.vite',
  test: {
    name: 'package',
    include: ['*.test.ts'],
    globalSetup: ['pack-once.ts'],
    // Every test builds something or waits for a browser.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
