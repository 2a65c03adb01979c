import { buildOrientationExif, readExifOrientation } from './exif-orientation.ts';
import { checkParts } from './most-parts.ts';

const startOfScan = 0xda;
const endOfImage = 0xd9;
const exif = 'Exif\0\0';

/** Segment after segment, as decoders read them: what stands between two, and behind the end, belongs to no picture. */
export function stripJpegMetadata(bytes: Buffer): Buffer<ArrayBuffer> {
  const kept: Buffer[] = [];
  let orientation = 1;
  let at = 2;
  for (let count = 1; at < bytes.length; count += 1) {
    checkParts(count);
    const start = nextMarker(bytes, at);
    if (start === undefined) break;
    const marker = bytes.readUInt8(start + 1);
    const hasBody = !isBare(marker) && start + 4 <= bytes.length;
    const bodyEnd = start + 2 + (hasBody ? bytes.readUInt16BE(start + 2) : 0);
    const end = marker === startOfScan ? (nextMarker(bytes, bodyEnd, isInScan) ?? bytes.length) : bodyEnd;
    const body = bytes.subarray(start + 4, bodyEnd);
    if (marker === 0xe1 && startsWith(body, exif))
      orientation = readExifOrientation(body.subarray(exif.length));
    if (isPicture(marker, body)) kept.push(bytes.subarray(start, end));
    if (marker === endOfImage) break;
    at = Math.max(end, start + 2);
  }
  const turned = orientation === 1 ? [] : [exifSegment(orientation)];
  return Buffer.concat([bytes.subarray(0, 2), ...turned, ...kept]);
}

/** The last `0xff` before the next marker: more of them are padding, and one before a zero is a byte of the picture. */
function nextMarker(
  bytes: Buffer,
  from: number,
  isOther: (marker: number) => boolean = () => false,
): number | undefined {
  // Byte by byte: a call for each `0xff` takes far longer where there is little else.
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && marker !== 0x00 && marker !== 0xff && !isOther(marker)) return at;
  }
  return undefined;
}

/** Marks within a scan, from which a decoder may begin again. */
function isInScan(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd7;
}

function isBare(marker: number): boolean {
  return isInScan(marker) || marker === 0xd8 || marker === endOfImage || marker === 0x01;
}

/** Of what programs may add, the colours only: how they are written (JFIF, Adobe), and how they are meant (ICC). */
function isPicture(marker: number, body: Buffer): boolean {
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
