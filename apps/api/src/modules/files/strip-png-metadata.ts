import { crc32 } from 'node:zlib';
import { assertImagePartCount } from './assert-image-part-count.ts';
import { buildOrientationExif, parseExifOrientation } from './exif-orientation.ts';

const metadataChunks: ReadonlySet<string> = new Set(['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf']);

/** Removes the metadata chunks of a PNG, and everything after its last chunk. */
export function stripPngMetadata(bytes: Buffer): Buffer<ArrayBuffer> {
  const [head, chunks] = [bytes.subarray(0, 8), listChunks(bytes)];
  const camera = chunks.find(({ name }) => name === 'eXIf');
  const orientation = camera === undefined ? 1 : parseExifOrientation(camera.chunk.subarray(8, -4));
  const remainingChunks = chunks.filter(({ name }) => !metadataChunks.has(name)).map(({ chunk }) => chunk);
  // Insert it after the first chunk, which contains the size, and before the image data.
  const turned =
    orientation === 1 ? remainingChunks : remainingChunks.toSpliced(1, 0, cameraChunk(orientation));
  return Buffer.concat([head, ...turned]);
}

function listChunks(bytes: Buffer): { name: string; chunk: Buffer }[] {
  const chunks = [];
  for (let at = 8; at < bytes.length; ) {
    // A truncated chunk extends to the end of the file.
    const end = at + 8 <= bytes.length ? at + 12 + bytes.readUInt32BE(at) : bytes.length;
    const name = bytes.toString('latin1', at + 4, at + 8);
    chunks.push({ name, chunk: bytes.subarray(at, end) });
    assertImagePartCount(chunks.length);
    if (name === 'IEND') break;
    at = end;
  }
  return chunks;
}

function cameraChunk(orientation: number): Buffer {
  const tiff = buildOrientationExif(orientation);
  const chunk = Buffer.alloc(12 + tiff.length);
  chunk.writeUInt32BE(tiff.length, 0);
  chunk.write('eXIf', 4, 'latin1');
  tiff.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}
