import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'visual',
    include: ['{src,review-page}/**/*.test.ts'],
    exclude: ['**/*.browser.test.ts'],
    globalSetup: ['src/testing/temporary-folder-setup.ts'],
    // Some tests call git many times.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
