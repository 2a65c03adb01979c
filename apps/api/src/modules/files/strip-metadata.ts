import type { MimeType } from './detect-file-type.ts';
import { stripJpegMetadata } from './strip-jpeg-metadata.ts';
import { stripPngMetadata } from './strip-png-metadata.ts';
import { stripWebpMetadata } from './strip-webp-metadata.ts';

/**
 * A picture without what a camera or a program has written beside it: where and when it was taken, with what, by whom,
 * and the small picture from before it was cut. Which way up it is stays, and so do its colours. Nothing is unpacked,
 * so nothing is lost. A PDF is a document that somebody has chosen to send: it stays as it is.
 */
export function stripMetadata(bytes: Buffer<ArrayBuffer>, mimeType: MimeType): Buffer<ArrayBuffer> {
  switch (mimeType) {
    case 'image/jpeg':
      return stripJpegMetadata(bytes);
    case 'image/png':
      return stripPngMetadata(bytes);
    case 'image/webp':
      return stripWebpMetadata(bytes);
    case 'application/pdf':
      return bytes;
  }
}
