import { ApiError } from '../../core/api-error.ts';

/**
 * The most segments or chunks of an image. Large images have some thousands; one with millions was made to keep a
 * process busy.
 */
const maxParts = 50_000;

/** Throws if an image has more segments or chunks than a real one would. */
export function assertImagePartCount(count: number): void {
  if (count <= maxParts) return;
  throw new ApiError('INVALID', 'The picture has too many segments or chunks.', [
    { path: 'file', code: 'PARTS', message: `Up to ${maxParts} segments or chunks.` },
  ]);
}
