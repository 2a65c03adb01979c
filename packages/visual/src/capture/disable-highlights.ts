/**
 * Runs inside the page before its own scripts. Turns off the feature of Storybook that outlines elements when a panel
 * asks for it. No screenshot shows it, but after every change of a story it computes the styles of all elements, which
 * took half of the time in which a story was rendered.
 */
export function disableHighlights(): void {
  let features: Record<string, boolean> | undefined;
  Object.defineProperty(globalThis, 'FEATURES', {
    get: () => features,
    set: (given: Record<string, boolean>) => {
      features = { ...given, highlight: false };
    },
  });
}
