import type { Size, StoryParameters } from './story-parameters.ts';

/** One way a story is looked at: the width, the theme and what the system around it asks for. */
export interface Mode extends Size {
  name: string;
  theme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  forcedColours: boolean;
  reducedMotion: boolean;
  /** Device pixels to a CSS pixel. */
  scale: number;
  /** What is asked besides the picture: the accessibility tree where the layout differs, axe once a story. */
  audit: 'tree' | 'tree and axe' | null;
}

const large: Size = { width: 1280, height: 800 };
const small: Size = { width: 360, height: 800 };
const smallest: Size = { width: 320, height: 640 };

/**
 * The modes a story is taken in: 360 and 1280 light, 1280 dark, and more by its tags. A story that sets its own
 * width or theme is made for that one, and the others would show it wrongly. One that says why is not taken at all.
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
  // Motion is reduced in every other picture: one that differs then is also taken with motion, at its end.
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
