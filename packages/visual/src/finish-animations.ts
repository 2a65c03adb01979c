/**
 * Runs in a page: what fades in has its contrast when it has come. What turns for ever, or for seconds, is not waited
 * for.
 */
export async function finishAnimations(): Promise<void> {
  const moving = document.getAnimations().filter(({ playState, effect }) => {
    const end = effect?.getComputedTiming().endTime;
    return playState === 'running' && typeof end === 'number' && end < 2_000;
  });
  // One that is taken away in the middle ends, too.
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
