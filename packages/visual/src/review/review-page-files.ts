import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The files of the built page by URL path. They are listed once, so that no path can leave the folder. */
export class ReviewPageFiles {
  readonly #files: ReadonlyMap<string, string>;

  private constructor(files: ReadonlyMap<string, string>) {
    this.#files = files;
  }

  static async list(folder: string): Promise<ReviewPageFiles> {
    const entries = await readdir(folder, { recursive: true });
    return new ReviewPageFiles(
      new Map(entries.map((entry) => [entry.split(sep).join('/'), join(folder, entry)])),
    );
  }

  /** Reads a file. An empty address means the page itself. */
  async read(address: string): Promise<{ type: string; body: Buffer } | null> {
    const path = this.#files.get(address === '' ? 'index.html' : address);
    const type = path && types[extname(path)];
    return path && type ? { type, body: await readFile(path) } : null;
  }
}
