export type UploadMimeType = 'image/png' | 'image/jpeg' | 'image/webp' | 'application/pdf';

export interface DetectedFileType {
  mimeType: UploadMimeType;
  extension: 'png' | 'jpg' | 'webp' | 'pdf';
  /** The number of pixels of an image. */
  pixels?: number;
}

/** Detects the type of a file by its first bytes. The name and type given by the sender cannot be trusted. */
export function detectFileType(bytes: Buffer): DetectedFileType | undefined {
  if (bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) {
    return { mimeType: 'application/pdf', extension: 'pdf' };
  }
  return pngKind(bytes) ?? jpegKind(bytes) ?? webpKind(bytes);
}

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function pngKind(bytes: Buffer): DetectedFileType | undefined {
  if (bytes.length < 24 || !bytes.subarray(0, 8).equals(pngStart)) return undefined;
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  const pixels = bytes.readUInt32BE(16) * bytes.readUInt32BE(20);
  return { mimeType: 'image/png', extension: 'png', pixels };
}

/** Reads segments up to the one with the size, and ignores the contents of the others. */
function jpegKind(bytes: Buffer): DetectedFileType | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1);
    if (isFrame(marker)) {
      const pixels = bytes.readUInt16BE(at + 5) * bytes.readUInt16BE(at + 7);
      return { mimeType: 'image/jpeg', extension: 'jpg', pixels };
    }
    // A marker may be padded with more `0xff` bytes.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** Returns whether a marker starts a frame. Three markers in the range have another meaning. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function webpKind(bytes: Buffer): DetectedFileType | undefined {
  const named = (start: number, name: string) => bytes.toString('latin1', start, start + 4) === name;
  if (bytes.length < 30 || !named(0, 'RIFF') || !named(8, 'WEBP')) return undefined;
  const size = webpSize(bytes, bytes.toString('latin1', 12, 16));
  return size && { mimeType: 'image/webp', extension: 'webp', pixels: size.width * size.height };
}

/** Returns the size of a WebP image. Each of its three formats stores it differently. */
function webpSize(bytes: Buffer, form: string): { width: number; height: number } | undefined {
  switch (form) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}
