import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: '../node_modules/.vite',
  test: {
    name: 'repository',
    include: ['**/*.test.ts'],
    // `package-tests` has its own project and stage.
    exclude: [...configDefaults.exclude, 'package-tests/**'],
  },
});
