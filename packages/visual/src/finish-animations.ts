/**
 * Waits for running animations to finish, because elements that fade in have their contrast only at the end. Runs in
 * the page. Does not wait for endless animations or those of two seconds and more.
 */
export async function finishAnimations(): Promise<void> {
  const moving = document.getAnimations().filter(({ playState, effect }) => {
    const end = effect?.getComputedTiming().endTime;
    return playState === 'running' && typeof end === 'number' && end < 2_000;
  });
  // An animation whose element is removed rejects.
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
