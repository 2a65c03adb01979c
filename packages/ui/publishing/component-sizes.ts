import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

export interface ComponentSize {
  /** The bytes that a page loads for this component alone, minified. */
  minified: number;
  /** The same, compressed with Brotli. */
  brotli: number;
  /** The dependencies that it includes. React, which every page has, is not counted. */
  brings: string[];
  /** The bytes of its style sheet with the foundation that it imports. Further components share the foundation. */
  styles: { minified: number; brotli: number };
}

const folder = dirname(import.meta.dirname);
const dist = join(folder, 'dist');
const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const react = /^react(-dom)?(\/|$)/;

/**
 * Measures every component that can be imported: bundles it alone from the built package. Returns the sizes by name.
 */
export async function measureComponentSizes(): Promise<Record<string, ComponentSize>> {
  const sizes: Record<string, ComponentSize> = {};
  for (const file of globSync('*/*.js', { cwd: dist }).sort()) {
    const [, part] = /^([\w-]+)\/\1\.js$/.exec(file) ?? [];
    // Tokens are data for tools and not part of a page.
    if (part && part !== 'tokens') {
      sizes[part] = { ...(await measureScript(join(dist, file))), styles: measureStyles(part) };
    }
  }
  if (Object.keys(sizes).length === 0)
    throw new Error('There are no built components. Run `pnpm build` first.');
  return sizes;
}

/** Measures both files by themselves, as a page loads them. */
function measureStyles(part: string): ComponentSize['styles'] {
  const sheets = ['foundation', part].map((name) => readFileSync(join(dist, `${name}.css`)));
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
  return {
    minified: sum(sheets.map((css) => css.byteLength)),
    brotli: sum(sheets.map((css) => brotliCompressSync(css).byteLength)),
  };
}

async function measureScript(file: string): Promise<Omit<ComponentSize, 'styles'>> {
  const { code, moduleIds } = await bundle(file);
  return {
    minified: Buffer.byteLength(code),
    brotli: brotliCompressSync(code).byteLength,
    brings: Object.keys(dependencies).filter((name) => moduleIds.some((id) => isFrom(name, id))),
  };
}

async function bundle(file: string): Promise<Rolldown.OutputChunk> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: 'oxc',
      modulePreload: false,
      // Not in library mode, because Vite keeps whitespace there.
      rolldownOptions: {
        input: file,
        external: react,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  });
  const [chunk, ...more] = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (chunk?.type !== 'chunk' || more.length > 0) throw new Error(`${file} was not bundled into one file.`);
  return chunk;
}

function isFrom(name: string, id: string): boolean {
  return id.includes(`/node_modules/${name}/`);
}
