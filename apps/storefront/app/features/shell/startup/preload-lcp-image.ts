/** Resolves once the document is painted and the images of its first screen have loaded or failed. */
export function waitForFirstScreen(lcpImage: Promise<unknown>): Promise<unknown> {
  const eager = [...document.images].filter(({ loading }) => loading !== 'lazy');
  // A page without images, such as the checkout, would otherwise load its modules before it is painted.
  const painted = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return Promise.allSettled([lcpImage, painted, ...eager.map((image) => image.decode())]);
}

/**
 * Preloads the large image of the first screen before the body is parsed. The head has a link for each theme and width.
 * None of them loads by itself, since the theme may be a stored choice, which a media query cannot know.
 */
export async function preloadLcpImage(): Promise<void> {
  const { theme } = document.documentElement.dataset;
  const isDark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  const links = document.querySelectorAll<HTMLLinkElement>(
    `link[data-for-theme=${isDark ? 'dark' : 'light'}]`,
  );
  const link = [...links].find(({ dataset }) => matchMedia(dataset['media'] ?? 'all').matches);
  if (!link) return;
  // A copy, since React manages the link.
  const preload = link.cloneNode() as HTMLLinkElement;
  preload.media = 'all';
  await new Promise((resolve) => {
    preload.onload = preload.onerror = resolve;
    document.head.append(preload);
  });
}
