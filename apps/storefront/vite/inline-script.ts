import { build, type Plugin } from 'vite';

const suffix = '?inline-script';

/**
 * Resolves `import text from './x.ts?inline-script'` to the bundled and minified source of `x.ts` as the text of a
 * `<script>` element, for scripts that must run before any module.
 */
export function inlineScript(): Plugin {
  return {
    name: 'piri:inline-script',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return;
      const resolved = await this.resolve(source.slice(0, -suffix.length), importer);
      return resolved && `${resolved.id}${suffix}`;
    },
    async load(id) {
      if (!id.endsWith(suffix)) return;
      const entry = id.slice(0, -suffix.length);
      this.addWatchFile(entry);
      return `export default ${JSON.stringify(await bundleScript(entry))};`;
    },
  };
}

/** Returns the text of a script in the page: bundled with its imports and minified. */
export async function bundleScript(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, minify: true, target: 'es2022', lib: { entry, formats: ['iife'], name: '_' } },
  });
  const [bundled] = Array.isArray(result) ? result : [result];
  if (!bundled || !('output' in bundled))
    throw new Error(`The build of ${entry} produced no bundle to inline.`);
  const code = bundled.output[0].code.trim();
  if (code.includes('</'))
    throw new Error(`${entry} contains “</”, which would end its script element early.`);
  return code;
}
