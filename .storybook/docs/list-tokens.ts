import { getTokens, type Token } from '@piri/ui/tokens';

const light = getTokens('light');

/** Returns the tokens in a group of the token files, such as `radius` or `text`, in the order of the files. */
export function listTokens(group: string): readonly Token[] {
  const found = [...light.values()].filter(({ path }) => path.startsWith(`${group}.`));
  if (found.length === 0) throw new Error(`There is no group "${group}" in the token files.`);
  return found;
}

/** Returns the last part of the path: `text-muted` for `color.text-muted`. */
export function getShortName({ path }: Token): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

/** Returns a length in pixels at the browser's default of 16 px. */
export function toPixels({ value, path }: Token): number {
  const { value: number, unit } = value as { value: number; unit: string };
  if (unit !== 'px' && unit !== 'rem')
    throw new Error(`${path} is not a length in px or rem: ${number}${unit}.`);
  return unit === 'rem' ? number * 16 : number;
}
