import { defineConfig } from 'vitest/config';

export default defineConfig({
  cacheDir: '../node_modules/.vite',
  test: { name: 'repository', include: ['**/*.test.ts'] },
});
