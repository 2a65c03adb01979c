import type { Size, StoryParameters } from './story-parameters.ts';

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

const large: Size = { width: 1280, height: 800 };
const small: Size = { width: 360, height: 800 };
const smallest: Size = { width: 320, height: 640 };

/**
 * Returns the modes in which a story is captured: 360 and 1280 light, 1280 dark, and more according to its tags. A
 * story that sets its own width or theme is not captured in others, which would show it wrongly. A story that states
 * why it needs no screenshot has no modes.
 */
export function modesFor(
  tags: readonly string[],
  { size, theme, unpictured }: StoryParameters,
): readonly Mode[] {
  if (unpictured !== null) return [];
  const base = size ?? large;
  const modes = [mode(base, 'light', { audit: 'tree and axe' }), mode(base, 'dark', { theme: 'dark' })];
  if (!size) modes.push(mode(small, 'light'));
  if (!size && tags.includes('w320')) modes.push(mode(smallest, 'light'));
  if (tags.includes('rtl')) modes.push(mode(base, 'rtl', { direction: 'rtl' }));
  if (tags.includes('forced-colours')) modes.push(mode(base, 'forced-colours', { forcedColours: true }));
  // All other modes reduce motion. A story that differs with motion is also captured with it, after the animations end.
  if (tags.includes('reduced-motion')) modes.push(mode(base, 'full-motion', { reducedMotion: false }));
  if (tags.includes('2x')) modes.push(mode(base, '2x', { scale: 2 }));
  return theme ? modes.filter((one) => one.theme === theme) : modes;
}

function mode(size: Size, ending: string, more: Partial<Mode> = {}): Mode {
  return {
    ...size,
    name: `${size.width}-${ending}`,
    theme: 'light',
    direction: 'ltr',
    forcedColours: false,
    reducedMotion: true,
    scale: 1,
    audit: ending === 'light' ? 'tree' : null,
    ...more,
  };
}
