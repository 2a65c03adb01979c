/** Once the browser has nothing better to do, or after two seconds of having it. Answers the way to call it off. */
export function whenIdle(call: () => void): () => void {
  // Safari has no sign of being idle.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(call);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(call, { timeout: 2_000 });
  return () => cancelIdleCallback(idle);
}
