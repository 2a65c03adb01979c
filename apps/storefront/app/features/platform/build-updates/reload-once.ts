/** The minimum time between reloads of a path, so that a module that is gone for good does not cause a reload loop. */
export const reloadThrottleMs = 10_000;

/** Reloads a path, at most once in ten seconds. Returns true if it did. */
export function reloadOnce(
  { pathname, search }: { pathname: string; search: string },
  now = Date.now(),
): boolean {
  const key = `reloaded:${pathname}`;
  try {
    const last = Number(sessionStorage.getItem(key) ?? Number.NEGATIVE_INFINITY);
    // A clock that was set back must not block the reload for longer than the throttle.
    if (Math.abs(now - last) < reloadThrottleMs) return false;
    sessionStorage.setItem(key, String(now));
  } catch {
    // Without storage the reload could not be remembered, so don't reload.
    return false;
  }
  location.assign(pathname + search);
  return true;
}
