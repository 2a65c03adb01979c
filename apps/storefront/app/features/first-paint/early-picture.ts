/** Resolves once the pictures of the first screen have loaded or failed. The document must have been read. */
export function loadFirstPictures(): Promise<unknown> {
  const eager = [...document.images].filter(({ loading }) => loading !== 'lazy');
  return Promise.allSettled([askForPicture(), ...eager.map((picture) => picture.decode())]);
}

/**
 * Asks for the large picture of the first screen as soon as the document is read. It is marked `lazy`, since of its two
 * versions only layout knows which one is seen; but the theme tells that sooner.
 */
function askForPicture(): Promise<unknown> | undefined {
  const { theme } = document.documentElement.dataset;
  const isDark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  const sources = document.querySelectorAll<HTMLSourceElement>(
    `picture[data-theme-only=${isDark ? 'dark' : 'light'}] > source[type="image/avif"]`,
  );
  const source = [...sources].find(({ media }) => !media || matchMedia(media).matches);
  if (!source) return undefined;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'image';
  link.type = source.type;
  link.fetchPriority = 'high';
  link.imageSizes = source.sizes;
  link.imageSrcset = source.srcset;
  document.head.append(link);
  return new Promise((resolve) => {
    link.onload = link.onerror = resolve;
  });
}
