import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * The properties that the compositor animates by itself. All others are painted on the main thread in every
 * frame, while React may need it.
 */
const composited = ['opacity', 'rotate', 'transform'];

const sheet = readFileSync(join(import.meta.dirname, 'utilities.css'), 'utf8');
const animations = [...sheet.matchAll(/@keyframes (?<name>[\w-]+) \{(?<frames>[\s\S]*?)\n\}/g)];

test.each(animations.map(({ groups }) => [groups?.['name'], groups?.['frames']] as const))(
  '%s animates only properties that the compositor handles',
  (_, frames = '') => {
    const changed = [...frames.matchAll(/([\w-]+):/g)].map(([, property]) => property);
    expect(changed).not.toEqual([]);
    expect(composited).toEqual(expect.arrayContaining(changed));
  },
);
