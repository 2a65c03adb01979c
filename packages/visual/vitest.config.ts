import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'visual',
    include: ['{src,review-page}/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
