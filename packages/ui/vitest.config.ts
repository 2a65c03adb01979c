import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'ui',
    include: ['src/**/*.test.ts?(x)'],
    environment: 'jsdom',
    setupFiles: ['src/internal/testing/silent-console.ts'],
  },
});
