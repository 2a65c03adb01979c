import type { UploadMimeType } from './detect-file-type.ts';
import { stripJpegMetadata } from './strip-jpeg-metadata.ts';
import { stripPngMetadata } from './strip-png-metadata.ts';
import { stripWebpMetadata } from './strip-webp-metadata.ts';

/**
 * Removes the metadata that a camera or program added to an image: where, when, with what and by whom it was taken, and
 * the thumbnail from before it was cropped. The orientation and the colour information are kept. Nothing is re-encoded,
 * so no quality is lost. A PDF is returned unchanged, as a document that the sender has chosen to share.
 */
export function stripImageMetadata(
  bytes: Buffer<ArrayBuffer>,
  mimeType: UploadMimeType,
): Buffer<ArrayBuffer> {
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
