import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'catalogue', include: ['src/**/*.test.ts'] } });
