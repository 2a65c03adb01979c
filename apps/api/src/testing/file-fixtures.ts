/** The smallest files whose type can be detected: headers without image data. */

export function createPngFixture(width = 2, height = 3): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(33);
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).copy(bytes);
  bytes.write('IHDR', 12, 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

/** Has a camera's metadata segment before the frame, and `fill` bytes of padding before its marker. */
export function createJpegFixture(width = 2, height = 3, fill = 0): Buffer<ArrayBuffer> {
  const frame = Buffer.from([0xff, 0xc2, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const camera = [0xff, 0xe1, 0, 6, 0xff, 0xc0, 0, 0];
  return Buffer.concat([Buffer.from([0xff, 0xd8, ...camera]), Buffer.alloc(fill, 0xff), frame]);
}

export function createWebpFixture(
  form: 'VP8 ' | 'VP8L' | 'VP8X',
  width = 2,
  height = 3,
): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(40);
  bytes.write(`RIFF....WEBP${form}`, 'latin1');
  if (form === 'VP8 ') {
    bytes.writeUInt16LE(width, 26);
    bytes.writeUInt16LE(height, 28);
  } else if (form === 'VP8L') {
    bytes.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 21);
  } else {
    bytes.writeUIntLE(width - 1, 24, 3);
    bytes.writeUIntLE(height - 1, 27, 3);
  }
  return bytes;
}

export const pdfFixture = Buffer.from('%PDF-1.7\n%%EOF\n');
