import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'ui',
    include: ['{src,codemod,publishing,theme}/**/*.test.ts?(x)'],
    environment: 'jsdom',
    // A window of its own for each file takes three times as long; what a test puts into it is cleared away after it.
    isolate: false,
    setupFiles: ['src/internal/testing/fail-on-console.ts'],
  },
});
