import type { ScreenshotParameters, Size } from './screenshot-parameters.ts';

/** A mode in which a story is captured: viewport, theme, direction, user preferences and pixel density. */
export interface Mode extends Size {
  name: string;
  theme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  forcedColours: boolean;
  reducedMotion: boolean;
  /** Device pixels per CSS pixel. */
  scale: number;
  /** The accessibility audit: the tree in each layout, axe once per story, or `null` for none. */
  audit: 'tree' | 'tree and axe' | null;
}

const desktopViewport: Size = { width: 1280, height: 800 };
const mobileViewport: Size = { width: 360, height: 800 };
const smallestViewport: Size = { width: 320, height: 640 };

/**
 * Returns the modes in which a story is captured: 360 and 1280 light, 1280 dark, and more according to its tags. A
 * story that sets its own width or theme is not captured in others, which would show it wrongly. A story that states
 * why it needs no screenshot has no modes.
 */
export function getStoryModes(
  tags: readonly string[],
  { size, theme, noScreenshotReason }: ScreenshotParameters,
): readonly Mode[] {
  if (noScreenshotReason !== null) return [];
  const base = size ?? desktopViewport;
  const modes = [
    createMode(base, 'light', { audit: 'tree and axe' }),
    createMode(base, 'dark', { theme: 'dark' }),
  ];
  if (!size) modes.push(createMode(mobileViewport, 'light'));
  if (!size && tags.includes('w320')) modes.push(createMode(smallestViewport, 'light'));
  if (tags.includes('rtl')) modes.push(createMode(base, 'rtl', { direction: 'rtl' }));
  if (tags.includes('forced-colours'))
    modes.push(createMode(base, 'forced-colours', { forcedColours: true }));
  // All other modes reduce motion. A story that differs with motion is also captured with it, after the animations end.
  if (tags.includes('reduced-motion')) modes.push(createMode(base, 'full-motion', { reducedMotion: false }));
  if (tags.includes('2x')) modes.push(createMode(base, '2x', { scale: 2 }));
  return theme ? modes.filter((mode) => mode.theme === theme) : modes;
}

function createMode(size: Size, suffix: string, overrides: Partial<Mode> = {}): Mode {
  return {
    ...size,
    name: `${size.width}-${suffix}`,
    theme: 'light',
    direction: 'ltr',
    forcedColours: false,
    reducedMotion: true,
    scale: 1,
    audit: suffix === 'light' ? 'tree' : null,
    ...overrides,
  };
}
