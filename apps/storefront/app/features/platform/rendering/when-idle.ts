/** Calls back once the browser is idle, or after two seconds at the latest. Returns a function that cancels it. */
export function whenIdle(call: () => void): () => void {
  // Safari does not support `requestIdleCallback`.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(call);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(call, { timeout: 2_000 });
  return () => cancelIdleCallback(idle);
}
