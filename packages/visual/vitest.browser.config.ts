import { defineConfig } from 'vitest/config';

/** The tests that start a browser. They take minutes, so they run in their own stage. */
export default defineConfig({
  test: {
    name: 'visual-browser',
    include: ['{src,review-page}/**/*.browser.test.ts'],
    globalSetup: ['src/testing/temporary-folder-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
