import type { Plugin } from 'vite';

/**
 * The viewer of models unpacks them by WebAssembly, which the pages' policy forbids. The same package has it in plain
 * JavaScript, which it does not offer by a name.
 */
export function meshoptJsDecoder(): Plugin {
  return {
    name: 'piri:plain-decoder',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer) {
      if (
        !/^(?:three\/examples\/jsm\/libs\/meshopt_decoder\.module\.js|meshoptimizer\/decoder)$/.test(source)
      )
        return;
      // From here, since the viewer does not depend on it.
      const resolved = await this.resolve('meshoptimizer/decoder', import.meta.filename, { skipSelf: true });
      if (resolved === null)
        return this.error(`meshoptimizer no longer contains the decoder that ${importer} needs.`);
      return resolved.id.replace('meshopt_decoder.mjs', 'meshopt_decoder_reference.js');
    },
  };
}
