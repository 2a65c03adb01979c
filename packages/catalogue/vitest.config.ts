import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Some tests run the command for pictures as processes, several after each other.
  test: { name: 'catalogue', include: ['src/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 30_000 },
});
