import type { Plugin } from 'vite';

/**
 * Takes the released form of the router. Its package hands every bundler the form for development, with warnings for
 * whoever writes the pages, and lets servers choose by themselves.
 */
export function productionReactRouter(): Plugin {
  return {
    name: 'piri:released-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      if (!/^react-router(?:\/dom)?$/.test(source)) return;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!resolved?.id.includes('/dist/development/'))
        return this.error(`${source} no longer has a development build to replace with the released one.`);
      return resolved.id.replace('/dist/development/', '/dist/production/');
    },
  };
}
