/**
 * Asks for the large picture of the first screen as soon as the document is read. It is marked `lazy`, since of its two
 * versions only layout knows which one is seen; but the theme tells that sooner.
 */
export function askForPicture() {
  const { theme } = document.documentElement.dataset;
  const isDark = theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  const sources = document.querySelectorAll<HTMLSourceElement>(
    `picture[data-theme-only=${isDark ? 'dark' : 'light'}] > source[type="image/avif"]`,
  );
  const source = [...sources].find(({ media }) => !media || matchMedia(media).matches);
  if (!source) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'image';
  link.type = source.type;
  link.fetchPriority = 'high';
  link.imageSizes = source.sizes;
  link.imageSrcset = source.srcset;
  document.head.append(link);
}
