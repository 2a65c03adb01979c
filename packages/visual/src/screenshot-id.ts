import { createHash } from 'node:crypto';
import { join } from 'node:path';

/** The identity of a screenshot: its story and its mode. */
export interface ScreenshotId {
  story: string;
  mode: string;
}

/** Returns a label such as `components-button--default 360-light`, used as the key of maps and in output. */
export function getScreenshotLabel({ story, mode }: ScreenshotId): string {
  return `${story} ${mode}`;
}

/** Returns the path `<component>/<story>/<mode>` in a folder, without the extension. */
export function getScreenshotPathWithoutExtension(folder: string, { story, mode }: ScreenshotId): string {
  return join(folder, ...story.split('--'), mode);
}

export function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export function compareByLabel(one: ScreenshotId, other: ScreenshotId): number {
  return getScreenshotLabel(one) < getScreenshotLabel(other) ? -1 : 1;
}
