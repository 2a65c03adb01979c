import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTokens } from '../../packages/ui/src/tokens/tokens.ts';

/** The groups of the token files, by the utilities that use them. Colours come last: `text-small` is a size. */
const groups: readonly (readonly [utility: RegExp, group: string])[] = [
  [/^rounded(?:-[a-z]{1,2})?-(.+)$/, 'radius'],
  [/^text-(.+)$/, 'text'],
  [/^shadow-(.+)$/, 'shadow'],
  [/^duration-(.+)$/, 'duration'],
  [/^ease-(.+)$/, 'ease'],
  [
    /^(?:bg|text|border(?:-[a-z])?|fill|stroke|outline|(?:inset-)?ring|decoration|divide|accent|caret|from|to|via)-(.+)$/,
    'color',
  ],
];

const tokens = getTokens('light');

/** Returns the paths of the semantic tokens that the sources in a folder use, in the order of the token files. */
export function findUsedTokens(folder: string): string[] {
  const files = globSync('*.{ts,tsx}', { cwd: folder }).filter(
    (file) => !/[.-](stories|test|fixtures?)\.tsx?$/.test(file),
  );
  const words = files.flatMap((file) =>
    // A class may have variants before it, and `!` or an opacity after it.
    readFileSync(join(folder, file), 'utf8').split(/[\s'"`]+/),
  );
  const used = new Set(words.flatMap(findTokens));
  return [...tokens.keys()].filter((path) => used.has(path));
}

function findTokens(word: string): string[] {
  const variables = [...word.matchAll(/var\(--([\w-]+)\)/g)].flatMap(([, name = '']) => byName(name));
  const utility = word.slice(word.lastIndexOf(':') + 1).replace(/[!/].*$/, '');
  for (const [pattern, group] of groups) {
    const name = pattern.exec(utility)?.[1];
    if (name === undefined) continue;
    const paths =
      group === 'color'
        ? [`color.${utility.replace('text-default', 'text')}`, `color.${name}`]
        : [`${group}.${name}`];
    const path = paths.find((one) => tokens.has(one));
    if (path) return [...variables, path];
  }
  return variables;
}

function byName(name: string): string[] {
  return [`color.${name}`, name.replace('-', '.')].filter((path) => tokens.has(path)).slice(0, 1);
}
