import type { Size } from '../wishes.ts';

/** Reads the size from the head of a PNG; decoding hundreds of pictures for two numbers would take seconds. */
export function pngSize(picture: Buffer): Size {
  return { width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) };
}
