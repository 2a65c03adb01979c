import { readFile } from 'node:fs/promises';
import { sha256 } from '../screenshot-id.ts';

/** The screenshots of a review by URL path. Nothing else can be requested. */
export class ScreenshotFiles {
  readonly #files = new Map<string, { path: string; hash: string | null }>();

  /** Adds a screenshot and returns its address, which changes with its bytes. */
  add(path: string, hash: string): string {
    return this.#put(`pictures/${hash}`, path, hash);
  }

  /** Adds a difference drawing, whose address depends on the two screenshots it was made from. */
  addDrawing(path: string, before: string, after: string): string {
    return this.#put(`pictures/${before.slice(0, 32)}-${after.slice(0, 32)}`, path, null);
  }

  /**
   * Reads a screenshot. Returns `null` for an unknown address, or if the file has changed since the review was built.
   */
  async read(address: string): Promise<Buffer | null> {
    const file = this.#files.get(address);
    if (!file) return null;
    const screenshot = await readFile(file.path).catch(() => null);
    return screenshot && (file.hash === null || sha256(screenshot) === file.hash) ? screenshot : null;
  }

  #put(address: string, path: string, hash: string | null): string {
    this.#files.set(address, { path, hash });
    return address;
  }
}
