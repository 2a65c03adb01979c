import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: '../node_modules/.vite',
  test: {
    name: 'repository',
    include: ['**/*.test.ts'],
    // A project and a stage of its own.
    exclude: [...configDefaults.exclude, 'published/**'],
  },
});
