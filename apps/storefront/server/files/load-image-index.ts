import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { buildImageIndex, type ImageIndex } from './image-index.ts';

/**
 * Reads the catalogue's image records once. It reads them as files, so that the storefront does not depend on the
 * catalogue's code.
 */
export function loadImageIndex(catalogueFolder: string): ImageIndex {
  return buildImageIndex(
    readFolder(join(catalogueFolder, 'pictures')),
    readFolder(join(catalogueFolder, 'data/scenes')),
  );
}

function readFolder(folder: string): Map<string, unknown> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(
    files.map((file) => [parse(file).name, JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown]),
  );
}
