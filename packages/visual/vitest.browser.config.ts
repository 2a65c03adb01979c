import { defineConfig } from 'vitest/config';

/** What starts a browser takes minutes: it has a stage of its own. */
export default defineConfig({
  test: {
    name: 'visual-browser',
    include: ['{src,review-page}/**/*.browser.test.ts'],
    globalSetup: ['src/testing/temporary-folder-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
