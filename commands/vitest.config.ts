import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: '../node_modules/.vite',
  test: {
    name: 'repository',
    include: ['**/*.test.ts'],
    // `published` has its own project and stage.
    exclude: [...configDefaults.exclude, 'published/**'],
  },
});
