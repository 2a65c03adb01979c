import { createHash } from 'node:crypto';
import { join } from 'node:path';

/** A picture is named by its story and its mode. */
export interface PictureName {
  story: string;
  mode: string;
}

/** Such as `components-button--default 360-light`: the key of maps and a line a person can read. */
export function label({ story, mode }: PictureName): string {
  return `${story} ${mode}`;
}

/** `<component>/<story>/<mode>` in a folder, without the ending. */
export function pathOf(folder: string, { story, mode }: PictureName): string {
  return join(folder, ...story.split('--'), mode);
}

export function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export function byName(one: PictureName, other: PictureName): number {
  return label(one) < label(other) ? -1 : 1;
}
