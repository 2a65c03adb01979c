import { assertImagePartCount } from './assert-image-part-count.ts';
import { buildOrientationExif, parseExifOrientation } from './exif-orientation.ts';

const startOfScan = 0xda;
const endOfImage = 0xd9;
const exif = 'Exif\0\0';

/**
 * Removes the metadata of a JPEG. Reads segments as decoders do. Bytes between segments or after the end are removed
 * too.
 */
export function stripJpegMetadata(bytes: Buffer): Buffer<ArrayBuffer> {
  const segments: Buffer[] = [];
  let orientation = 1;
  let at = 2;
  for (let count = 1; at < bytes.length; count += 1) {
    assertImagePartCount(count);
    const start = nextMarker(bytes, at);
    if (start === undefined) break;
    const marker = bytes.readUInt8(start + 1);
    const hasBody = !isBare(marker) && start + 4 <= bytes.length;
    const bodyEnd = start + 2 + (hasBody ? bytes.readUInt16BE(start + 2) : 0);
    const end = marker === startOfScan ? (nextMarker(bytes, bodyEnd, isInScan) ?? bytes.length) : bodyEnd;
    const body = bytes.subarray(start + 4, bodyEnd);
    if (marker === 0xe1 && startsWith(body, exif))
      orientation = parseExifOrientation(body.subarray(exif.length));
    if (isImageSegment(marker, body)) segments.push(bytes.subarray(start, end));
    if (marker === endOfImage) break;
    at = Math.max(end, start + 2);
  }
  const turned = orientation === 1 ? [] : [exifSegment(orientation)];
  return Buffer.concat([bytes.subarray(0, 2), ...turned, ...segments]);
}

/**
 * Returns the position of the next marker: the last `0xff` of a sequence, as the others are padding. An `0xff` before a
 * zero is image data.
 */
function nextMarker(
  bytes: Buffer,
  from: number,
  isOther: (marker: number) => boolean = () => false,
): number | undefined {
  // Compare byte by byte: calling `indexOf` for each `0xff` is far slower if there are many.
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && marker !== 0x00 && marker !== 0xff && !isOther(marker)) return at;
  }
  return undefined;
}

/** Returns whether a marker is a restart marker within a scan. */
function isInScan(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd7;
}

function isBare(marker: number): boolean {
  return isInScan(marker) || marker === 0xd8 || marker === endOfImage || marker === 0x01;
}

/**
 * Returns whether a segment belongs to the image. Of the application segments, only the colour information is kept:
 * JFIF, Adobe and ICC.
 */
function isImageSegment(marker: number, body: Buffer): boolean {
  if (marker === 0xe0) return startsWith(body, 'JFIF\0');
  if (marker === 0xe2) return startsWith(body, 'ICC_PROFILE\0');
  if (marker === 0xee) return startsWith(body, 'Adobe');
  return !(marker >= 0xe0 && marker <= 0xef) && marker !== 0xfe;
}

function startsWith(body: Buffer, name: string): boolean {
  return body.toString('latin1', 0, name.length) === name;
}

function exifSegment(orientation: number): Buffer {
  const body = Buffer.concat([Buffer.from(exif, 'latin1'), buildOrientationExif(orientation)]);
  const head = Buffer.from([0xff, 0xe1, 0, body.length + 2]);
  return Buffer.concat([head, body]);
}
