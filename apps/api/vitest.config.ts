import { defineConfig } from 'vitest/config';

// Each process that is started makes an embedded database, which takes seconds, and longer on a busy machine.
export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    // Each file starts an API and a database of its own and shares nothing but the modules, which take a third of the
    // time when every file reads them, and PostgreSQL's own code, anew.
    isolate: false,
    globalSetup: ['src/testing/prepared-database.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
