/** How often a page that stays open asks whether there is a newer build of the shop. */
const everyMs = 60 * 60 * 1_000;

/** How often it looks at the clock. A timer of a whole hour that comes a moment early would wait for a second one. */
const lookMs = 60_000;

let outdated = false;

/** Whether the application that runs here has been replaced by a newer one on the server. */
export function isBuildOutdated(): boolean {
  return outdated;
}

/** Asks about hourly, as long as somebody looks at the page. Answers how to stop. */
export function pollBuildVersion(running: string): () => void {
  let asked = Date.now();
  const ask = async () => {
    if (outdated || document.visibilityState === 'hidden' || Date.now() - asked < everyMs) return;
    asked = Date.now();
    outdated = await isReplaced(running);
  };
  const timer = setInterval(ask, lookMs);
  // A tab that slept in the background is late when it is looked at again.
  document.addEventListener('visibilitychange', ask);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', ask);
  };
}

async function isReplaced(running: string): Promise<boolean> {
  try {
    const answer = await fetch('/builds/latest.json', { cache: 'no-store' });
    const { id } = (await answer.json()) as { id?: unknown };
    return answer.ok && typeof id === 'string' && id !== running;
  } catch {
    // No connection, or somebody else's answer: nothing is known, and in an hour it is asked again.
    return false;
  }
}
