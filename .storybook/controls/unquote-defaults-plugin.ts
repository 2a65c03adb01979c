import type { Plugin } from 'vite';

/**
 * Removes the quotation marks from default texts that docgen has read from a comment, such as `@default 'Close'`.
 * Storybook adds its own to every text, so the tables of props would show `"'Close'"`.
 */
export function unquoteDefaultsPlugin(): Plugin {
  return {
    name: 'piri:unquote-defaults',
    enforce: 'post',
    transform: (code, id) =>
      id.endsWith('.tsx') && code.includes('__docgenInfo') ? unquoteDefaults(code) : null,
  };
}

export function unquoteDefaults(code: string): string {
  return code.replaceAll(/("?defaultValue"?:\s*\{\s*"?value"?:\s*)"'([^"'\\\n]*)'"/g, '$1"$2"');
}
