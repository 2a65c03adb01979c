import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  // The test compares rules by their classes, so they are not merged.
  build: { ssrEmitAssets: true, cssMinify: false },
});
