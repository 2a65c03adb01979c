import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { inlineScript } from './vite/inline-script.ts';

export default defineConfig({
  plugins: [tailwindcss(), inlineScript(), reactRouter()],
  build: {
    // The style sheet goes into the HTML from the server's bundle, which Vite does not minify by default.
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    modulePreload: false,
  },
});
