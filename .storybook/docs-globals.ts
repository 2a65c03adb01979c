/** Live components on a docs page: stories, and the examples that a page writes itself. */
const examples = '.sb-story, [data-live-example]';

const frames = '.sb-story iframe';

/**
 * Applies the toolbar to the examples of a docs page. The page itself is in English, so its direction stays. A story in
 * a frame has a toolbar state of its own, which only its URL can set.
 */
export function applyGlobalsToExamples(
  globals: Record<string, unknown>,
  initial: Record<string, unknown>,
): void {
  const direction = globals['direction'] === 'rtl' ? 'rtl' : 'ltr';
  for (const example of document.querySelectorAll<HTMLElement>(examples)) example.dir = direction;
  for (const frame of document.querySelectorAll<HTMLIFrameElement>(frames)) {
    const url = withGlobals(frame.src, globals, initial);
    if (url !== frame.src) frame.src = url;
  }
}

/** Returns the URL of a story with the globals that differ from the initial ones. */
export function withGlobals(
  url: string,
  globals: Record<string, unknown>,
  initial: Record<string, unknown>,
): string {
  const address = new URL(url);
  const changed = Object.keys(initial).filter((name) => name !== 'sides' && globals[name] !== initial[name]);
  if (changed.length === 0) address.searchParams.delete('globals');
  else address.searchParams.set('globals', changed.map((name) => `${name}:${globals[name]}`).join(';'));
  return address.href;
}
