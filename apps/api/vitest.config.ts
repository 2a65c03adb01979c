import { defineConfig } from 'vitest/config';

// The embedded database takes seconds to start, and longer when other suites run beside this one.
export default defineConfig({
  test: { name: 'api', include: ['src/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 120_000 },
});
