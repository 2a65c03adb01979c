import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      '{packages,apps}/*/vitest{,.browser}.config.ts',
      '{commands,commands/package-tests,launcher,.storybook}/vitest.config.ts',
    ],
  },
});
