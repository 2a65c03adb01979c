import { createHash } from 'node:crypto';
import { join } from 'node:path';

/** A picture is named by its story and its mode. */
export interface ScreenshotId {
  story: string;
  mode: string;
}

/** Such as `components-button--default 360-light`: the key of maps and a line a person can read. */
export function getLabel({ story, mode }: ScreenshotId): string {
  return `${story} ${mode}`;
}

/** `<component>/<story>/<mode>` in a folder, without the ending. */
export function getScreenshotPath(folder: string, { story, mode }: ScreenshotId): string {
  return join(folder, ...story.split('--'), mode);
}

export function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export function compareByLabel(one: ScreenshotId, other: ScreenshotId): number {
  return getLabel(one) < getLabel(other) ? -1 : 1;
}
