import { readFile } from 'node:fs/promises';
import { sha256 } from '../screenshot-id.ts';

/** The pictures of a review by their address. Whatever is not in here cannot be asked for. */
export class PictureFiles {
  readonly #files = new Map<string, { path: string; hash: string | null }>();

  /** Answers the address of a picture, which changes with its bytes. */
  add(path: string, hash: string): string {
    return this.#put(`pictures/${hash}`, path, hash);
  }

  /** A drawing follows from the two pictures it was made of. */
  addDrawing(path: string, before: string, after: string): string {
    return this.#put(`pictures/${before.slice(0, 32)}-${after.slice(0, 32)}`, path, null);
  }

  /** Null for an unknown address, and for a picture that is no longer the one the review was made with. */
  async read(address: string): Promise<Buffer | null> {
    const file = this.#files.get(address);
    if (!file) return null;
    const picture = await readFile(file.path).catch(() => null);
    return picture && (file.hash === null || sha256(picture) === file.hash) ? picture : null;
  }

  #put(address: string, path: string, hash: string | null): string {
    this.#files.set(address, { path, hash });
    return address;
  }
}
