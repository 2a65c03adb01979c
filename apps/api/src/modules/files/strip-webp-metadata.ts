import { assertImagePartCount } from './assert-image-part-count.ts';
import { buildOrientationExif, parseExifOrientation } from './exif-orientation.ts';

/** Flags in the first chunk that indicate which other chunks exist. */
const hasExif = 0x08;
const hasXmp = 0x04;

/** Removes the metadata chunks of a WebP image. Returns the file unchanged if there are none. */
export function stripWebpMetadata(bytes: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const chunks = listChunks(bytes);
  const camera = chunks.find(({ name }) => name === 'EXIF');
  const remainingChunks = chunks.filter(({ name }) => name !== 'EXIF' && name !== 'XMP ');
  if (remainingChunks.length === chunks.length) return bytes;

  const orientation = camera === undefined ? 1 : parseExifOrientation(tiffIn(camera.chunk.subarray(8)));
  const turned = orientation === 1 ? [] : [cameraChunk(orientation)];
  const body = Buffer.concat([Buffer.from('WEBP'), ...remainingChunks.map(({ chunk }) => chunk), ...turned]);
  if (body.toString('latin1', 4, 8) === 'VP8X' && body.length > 12) {
    const flags = body.readUInt8(12) & ~(hasExif | hasXmp);
    body.writeUInt8(turned.length > 0 ? flags | hasExif : flags, 12);
  }
  const head = Buffer.from('RIFF....', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

function listChunks(bytes: Buffer): { name: string; chunk: Buffer }[] {
  const chunks = [];
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32LE(at + 4);
    // Chunks are padded to even positions.
    const end = at + 8 + size + (size % 2);
    chunks.push({ name: bytes.toString('latin1', at, at + 4), chunk: bytes.subarray(at, end) });
    assertImagePartCount(chunks.length);
    at = end;
  }
  return chunks;
}

/** Returns the TIFF block. Some programs prefix it with its name, as in a JPEG. */
function tiffIn(body: Buffer): Buffer {
  return body.toString('latin1', 0, 4) === 'Exif' ? body.subarray(6) : body;
}

function cameraChunk(orientation: number): Buffer {
  const tiff = buildOrientationExif(orientation);
  const head = Buffer.from('EXIF....', 'latin1');
  head.writeUInt32LE(tiff.length, 4);
  return Buffer.concat([head, tiff]);
}
