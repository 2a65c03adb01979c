import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      '{packages,apps}/*/vitest{,.browser}.config.ts',
      '{commands,commands/published,launcher,.storybook}/vitest.config.ts',
    ],
  },
});
