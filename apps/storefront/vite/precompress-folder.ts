import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const text = /\.(?:js|css|svg|json|txt|webmanifest)$/;

/** Writes a `.br` beside every text file of a folder, once, at the highest quality, so that no request pays for it. */
export async function precompressFolder(folder: string) {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(names.filter((name) => text.test(name)).map((name) => compressFile(join(folder, name))));
}

async function compressFile(path: string) {
  const bytes = await readFile(path);
  await writeFile(`${path}.br`, await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
}
