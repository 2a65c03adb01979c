/** How often an open page checks for a newer build. */
const everyMs = 60 * 60 * 1_000;

/** How often the timer fires. A one-hour timer that fires a moment early would wait for another hour. */
const lookMs = 60_000;

let outdated = false;

/** Returns true if the server has a newer build than the one running here. */
export function isBuildOutdated(): boolean {
  return outdated;
}

/** Checks about hourly while the page is visible. Returns a function that stops it. */
export function pollBuildVersion(running: string): () => void {
  let asked = Date.now();
  const ask = async () => {
    if (outdated || document.visibilityState === 'hidden' || Date.now() - asked < everyMs) return;
    asked = Date.now();
    outdated = await isReplaced(running);
  };
  const timer = setInterval(ask, lookMs);
  // A tab that was in the background checks when it becomes visible.
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
    // No connection, or an unexpected response: check again in an hour.
    return false;
  }
}
