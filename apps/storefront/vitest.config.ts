import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'storefront',
    include: ['{app,benchmark,e2e/engines,server,vite}/**/*.test.ts?(x)', '*.test.ts'],
  },
});
