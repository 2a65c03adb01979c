import { defineConfig } from 'vitest/config';

// The tests use real processes and ports: files run one after the other, with time for a cold start.
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
