import { configDefaults, defineConfig } from 'vitest/config';

/** What starts processes with the embedded database of their own does the same beside whichever other one. */
const aboutTheEmbedded = 'src/**/*.pglite.test.ts';

// Each process that is started makes an embedded database, which takes seconds, and longer on a busy machine.
export default defineConfig({
  test: {
    name: 'api',
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(process.env['TEST_DATABASE_URL'] ? [aboutTheEmbedded] : [])],
    // Each file starts an API and a database of its own and shares nothing but the modules, which take a third of the
    // time when every file reads them, and PostgreSQL's own code, anew.
    isolate: false,
    globalSetup: ['src/testing/prepared-database.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
