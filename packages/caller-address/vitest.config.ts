import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'caller-address', include: ['src/**/*.test.ts'] } });
