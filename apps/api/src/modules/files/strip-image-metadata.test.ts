import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createJpegFixture, createPngFixture } from '../../testing/file-fixtures.ts';
import { buildOrientationExif, parseExifOrientation } from './exif-orientation.ts';
import { stripImageMetadata } from './strip-image-metadata.ts';

const place = 'GPS 23.7461 N 90.3742 E';
const text = (value: string) => Buffer.from(value, 'latin1');

/** An Exif block as a phone writes it, in its own byte order: the orientation and far more. */
function camera(orientation: number): Buffer {
  const tiff = Buffer.alloc(38);
  tiff.write('II*\0', 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(2, 8);
  tiff.writeUInt16LE(0x010f, 10);
  tiff.writeUInt16LE(0x0112, 22);
  tiff.writeUInt16LE(3, 24);
  tiff.writeUInt32LE(1, 26);
  tiff.writeUInt16LE(orientation, 30);
  return Buffer.concat([tiff, text(place)]);
}

describe('FILE-1 a JPEG', () => {
  const segment = (marker: number, body: Buffer) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(body.length + 2, 2);
    return Buffer.concat([head, body]);
  };
  const start = Buffer.from([0xff, 0xd8]);
  const end = Buffer.from([0xff, 0xd9]);
  const frame = createJpegFixture().subarray(-13);
  // A byte that is no marker and a restart marker within the scan, then a second scan as in progressive images.
  const scan = Buffer.concat([segment(0xda, text('s')), Buffer.from([1, 0xff, 0, 2, 0xff, 0xd3, 4])]);
  const image = [segment(0xe0, text('JFIF\0..')), segment(0xe2, text('ICC_PROFILE\0..'))];
  const rest = [segment(0xee, text('Adobe..')), frame, scan, segment(0xc4, text('t')), scan, end];
  const noise = [
    segment(0xe1, text(`http://ns.adobe.com/xap/1.0/\0${place}`)),
    segment(0xed, text(`Photoshop 3.0\0${place}`)),
    segment(0xe2, text(`MPF\0${place}`)),
    segment(0xe0, text(`JFXX\0${place}`)),
    segment(0xfe, text(place)),
  ];
  const exif = (orientation: number) => segment(0xe1, Buffer.concat([text('Exif\0\0'), camera(orientation)]));
  const strip = (...parts: Buffer[]) => stripImageMetadata(Buffer.concat(parts), 'image/jpeg');

  it('loses location, time and camera, and keeps its colour profile and image data', () => {
    const bytes = strip(start, exif(1), ...image, ...noise, ...rest);
    expect(bytes).toEqual(Buffer.concat([start, ...image, ...rest]));
  });

  it('keeps its orientation', () => {
    const bytes = strip(start, exif(6), ...image, ...rest);
    const turned = segment(0xe1, Buffer.concat([text('Exif\0\0'), buildOrientationExif(6)]));
    expect(bytes).toEqual(Buffer.concat([start, turned, ...image, ...rest]));
  });

  it('ends at its end marker, without a video or second image after it', () => {
    expect(strip(start, frame, scan, end, start, exif(1), end)).toEqual(
      Buffer.concat([start, frame, scan, end]),
    );
  });

  it('with broken segments keeps no data between them', () => {
    expect(strip(start, text(place), frame, scan)).toEqual(Buffer.concat([start, frame, scan]));
    expect(strip(start, frame, Buffer.from([0xff, 0xe1, 0xff, 0xff]), text(place))).toEqual(
      Buffer.concat([start, frame]),
    );
  });
});

describe('FILE-1 a PNG', () => {
  const chunk = (name: string, body: Buffer) => {
    const bytes = Buffer.concat([Buffer.alloc(4), text(name), body, Buffer.alloc(4)]);
    bytes.writeUInt32BE(body.length, 0);
    bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4);
    return bytes;
  };
  const drawn = [chunk('iCCP', text('colours')), chunk('IDAT', text('pixels')), chunk('IEND', text(''))];
  const strip = (...parts: Buffer[]) => stripImageMetadata(Buffer.concat(parts), 'image/png');

  it('loses its text chunks and trailing data, and keeps its orientation', () => {
    const metadataChunks = ['tEXt', 'zTXt', 'iTXt', 'tIME'].map((name) => chunk(name, text(place)));
    expect(
      strip(createPngFixture(), ...metadataChunks, chunk('eXIf', camera(1)), ...drawn, text(place)),
    ).toEqual(Buffer.concat([createPngFixture(), ...drawn]));
    expect(strip(createPngFixture(), ...drawn.slice(0, 2), chunk('eXIf', camera(8)))).toEqual(
      Buffer.concat([createPngFixture(), chunk('eXIf', buildOrientationExif(8)), ...drawn.slice(0, 2)]),
    );
  });
});

describe('FILE-1 a WebP', () => {
  const chunk = (name: string, body: Buffer) => {
    const head = text(`${name}....`);
    head.writeUInt32LE(body.length, 4);
    return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
  };
  const file = (...chunks: Buffer[]) => {
    const body = Buffer.concat([text('WEBP'), ...chunks]);
    const head = text('RIFF....');
    head.writeUInt32LE(body.length, 4);
    return Buffer.concat([head, body]);
  };
  const first = (flags: number) => chunk('VP8X', Buffer.from([flags, 0, 0, 0, 1, 0, 0, 2, 0, 0]));
  const pixels = chunk('VP8L', text('pixel'));

  it('loses its metadata and their flags, and keeps its orientation', () => {
    const bytes = file(first(0x3c), pixels, chunk('EXIF', camera(1)), chunk('XMP ', text(place)));
    expect(stripImageMetadata(bytes, 'image/webp')).toEqual(file(first(0x30), pixels));
    const asInJpeg = Buffer.concat([text('Exif\0\0'), camera(3)]);
    expect(stripImageMetadata(file(first(0x08), pixels, chunk('EXIF', asInJpeg)), 'image/webp')).toEqual(
      file(first(0x08), pixels, chunk('EXIF', buildOrientationExif(3))),
    );
  });
});

it.each([
  ['an empty block', Buffer.alloc(0), 1],
  ['no EXIF data', Buffer.alloc(40, 7), 1],
  ['an offset beyond its end', text('II*\0\xff\xff\xff\xff______'), 1],
  ['a field count beyond its end', text('MM\0*\0\0\0\x08\xff\xff____________'), 1],
  ['an invalid orientation', buildOrientationExif(9), 1],
  ['rotated by 90 degrees', buildOrientationExif(6), 6],
])('FILE-1 reads the EXIF orientation of an image: %s', (_, tiff, orientation) => {
  expect(parseExifOrientation(tiff)).toBe(orientation);
});

it.each([
  ['segments of a JPEG', 'image/jpeg', Buffer.from([0xff, 0xd8]), Buffer.from([0xff, 0x01])],
  ['chunks of a PNG', 'image/png', createPngFixture(), Buffer.alloc(12)],
  ['chunks of a WebP', 'image/webp', text('RIFF....WEBP'), Buffer.alloc(8)],
] as const)('FILE-1 rejects a picture with too many %s', (_, type, head, part) => {
  const ofParts = (count: number) => Buffer.concat([head, Buffer.alloc(part.length * count, part)]);
  expect(() => stripImageMetadata(ofParts(40_000), type)).not.toThrow();
  expect(() => stripImageMetadata(ofParts(60_000), type)).toThrow(
    'The picture has too many segments or chunks.',
  );
});

it('FILE-1 returns a PDF unchanged', () => {
  const pdf = text('%PDF-1.7 /Author (Rahima)');
  expect(stripImageMetadata(pdf, 'application/pdf')).toBe(pdf);
});
