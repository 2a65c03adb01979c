import type { Args } from 'storybook/internal/types';

/**
 * Returns a key that changes with the args that a component reads only when it mounts: `defaultOpen` and the like. The
 * same holds for `open` beside `onOpenChange`, because a story that keeps the state itself starts with the arg.
 */
export function getRemountKey(args: Args): string {
  const initial = Object.entries(args).filter(
    ([name, value]) =>
      ['string', 'number', 'boolean'].includes(typeof value) &&
      (/^default[A-Z]/.test(name) || isState(name, args)),
  );
  return JSON.stringify(initial);
}

function isState(name: string, args: Args): boolean {
  return `on${name.charAt(0).toUpperCase()}${name.slice(1)}Change` in args;
}
