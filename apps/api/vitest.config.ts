import { defineConfig } from 'vitest/config';

// Each process that is started makes an embedded database, which takes seconds, and longer on a busy machine.
export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/pglite-template.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
