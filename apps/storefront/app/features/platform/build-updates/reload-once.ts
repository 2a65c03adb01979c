/** One reload a path in this time. A module that is gone for good must not send the page round in circles. */
export const reloadThrottleMs = 10_000;

/** Loads a path anew, at most once in ten seconds. Answers whether it did. */
export function reloadOnce(
  { pathname, search }: { pathname: string; search: string },
  now = Date.now(),
): boolean {
  const key = `reloaded:${pathname}`;
  try {
    const last = Number(sessionStorage.getItem(key) ?? Number.NEGATIVE_INFINITY);
    // A clock that was set back must not hold the reload off for longer than the throttle says.
    if (Math.abs(now - last) < reloadThrottleMs) return false;
    sessionStorage.setItem(key, String(now));
  } catch {
    // Without storage nothing remembers the reload, so none is made.
    return false;
  }
  location.assign(pathname + search);
  return true;
}
