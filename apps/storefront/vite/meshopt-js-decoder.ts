import type { Plugin } from 'vite';

/**
 * Replaces the model viewer's decoder. It uses WebAssembly, which the pages' policy forbids. The same package contains
 * the decoder in JavaScript, but does not export it.
 */
export function meshoptJsDecoder(): Plugin {
  return {
    name: 'piri:meshopt-js-decoder',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer) {
      if (
        !/^(?:three\/examples\/jsm\/libs\/meshopt_decoder\.module\.js|meshoptimizer\/decoder)$/.test(source)
      )
        return;
      // Resolved from this file, since the viewer does not depend on it.
      const resolved = await this.resolve('meshoptimizer/decoder', import.meta.filename, { skipSelf: true });
      if (resolved === null)
        return this.error(`meshoptimizer no longer contains the decoder that ${importer} needs.`);
      return resolved.id.replace('meshopt_decoder.mjs', 'meshopt_decoder_reference.js');
    },
  };
}
