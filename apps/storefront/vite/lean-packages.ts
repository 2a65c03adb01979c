import type { Plugin } from 'vite';

/**
 * Takes of router and Radix what the shop uses. The router's package hands every bundler the form for development, with
 * warnings for whoever writes the pages, and lets servers choose by themselves: here it is the released one.
 */
export function leanPackages(): Plugin {
  return {
    name: 'piri:lean-packages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      if (!/^react-router(?:\/dom)?$/.test(source)) return;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved?.id.replace('/dist/development/', '/dist/production/');
    },
    transform: {
      filter: { id: /\/(?:react-router\/dist\/production|@radix-ui\/[\w-]+\/dist)\// },
      handler: (code) => ({ code: withoutHolds(code), map: null }),
    },
  };
}

/**
 * Without what makes a bundler keep a part that nobody uses: the name it has in developers' tools, and the call that
 * makes it, of which nothing says that it does nothing else. Radix names every function so.
 */
export function withoutHolds(code: string): string {
  return code
    .replace(/^\w+\.displayName = ".*";$|^__name\(\w+, ".*"\);$|static \{\s*__name\(this, ".*"\);\s*\}/gm, '')
    .replace(/^var \w+ = (?=React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$&/* @__PURE__ */ ');
}
