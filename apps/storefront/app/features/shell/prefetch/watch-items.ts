/** The time in milliseconds that an item must be visible, so that scrolling past it does not count. */
const looked = 400;

const items = '[data-slot=product-card] a[href^="/details?"]';

/** Calls back once with the page of each item that stays visible, except the page that is open. */
export function watchItems(onLook: (page: string) => void): () => void {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      clearTimeout(timers.get(target));
      if (!isIntersecting) continue;
      const look = () => {
        observer.unobserve(target);
        onLook(target.getAttribute('href') ?? '');
      };
      timers.set(target, setTimeout(look, looked));
    }
  });
  const open = new URLSearchParams(location.search).get('id');
  for (const link of document.querySelectorAll<HTMLAnchorElement>(items)) {
    if (new URLSearchParams(link.search).get('id') !== open) observer.observe(link);
  }
  return () => {
    observer.disconnect();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}
