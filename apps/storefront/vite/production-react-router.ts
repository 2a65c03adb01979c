import type { Plugin } from 'vite';

/**
 * Bundles the production build of the router. Its package resolves to the development build in every bundler, which
 * contains warnings for developers; only servers select a build themselves.
 */
export function productionReactRouter(): Plugin {
  return {
    name: 'piri:production-react-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      if (!/^react-router(?:\/dom)?$/.test(source)) return;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!resolved?.id.includes('/dist/development/'))
        return this.error(
          `${source} no longer has a development build to replace with the production build.`,
        );
      return resolved.id.replace('/dist/development/', '/dist/production/');
    },
  };
}
