import type { MimeType } from './file-kind.ts';
import { jpegWithoutMetadata } from './jpeg-without-metadata.ts';
import { pngWithoutMetadata } from './png-without-metadata.ts';
import { webpWithoutMetadata } from './webp-without-metadata.ts';

/**
 * A picture without what a camera or a program has written beside it: where and when it was taken, with what, by whom,
 * and the small picture from before it was cut. Which way up it is stays, and so do its colours. Nothing is unpacked,
 * so nothing is lost. A PDF is a document that somebody has chosen to send: it stays as it is.
 */
export function withoutMetadata(bytes: Buffer<ArrayBuffer>, mimeType: MimeType): Buffer<ArrayBuffer> {
  switch (mimeType) {
    case 'image/jpeg':
      return jpegWithoutMetadata(bytes);
    case 'image/png':
      return pngWithoutMetadata(bytes);
    case 'image/webp':
      return webpWithoutMetadata(bytes);
    case 'application/pdf':
      return bytes;
  }
}
