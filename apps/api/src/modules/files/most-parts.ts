import { ApiError } from '../../core/api-error.ts';

/** Large pictures are written in some thousand parts; one of millions was made to keep a process busy. */
const mostParts = 50_000;

/** Refuses a picture that falls into more parts than a picture does. */
export function checkParts(count: number): void {
  if (count <= mostParts) return;
  throw new ApiError('INVALID', 'The picture consists of too many parts.', [
    { path: 'file', code: 'PARTS', message: `At most ${mostParts} segments or chunks.` },
  ]);
}
