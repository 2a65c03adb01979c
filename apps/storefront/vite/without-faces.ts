import type { Plugin } from 'vite';

/**
 * Takes the faces out of the style sheet's file. Every document has them in its own rules, and a sheet that comes later
 * and names them once more would have the browser lay out all text anew.
 */
export function withoutFaces(): Plugin {
  return {
    name: 'piri:without-faces',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // After Vite's own, which writes the file.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
          file.source = removeFaces(String(file.source));
        }
      },
    },
  };
}

export function removeFaces(sheet: string): string {
  return sheet.replace(/@font-face\s*\{[^}]*\}/g, '');
}
