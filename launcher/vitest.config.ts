import { defineConfig } from 'vitest/config';

// Real processes, real ports: one file after the other, with time for a cold start.
export default defineConfig({
  cacheDir: '../node_modules/.vite',
  test: {
    name: 'launcher',
    include: ['**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 180_000,
  },
});
