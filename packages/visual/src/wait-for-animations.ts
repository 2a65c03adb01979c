/**
 * Waits for running animations to finish, because elements that fade in reach their final contrast only at the end.
 * Ignores endless animations and those of two seconds or more. Runs in the page.
 */
export async function waitForAnimations(): Promise<void> {
  const moving = document.getAnimations().filter(({ playState, effect }) => {
    const end = effect?.getComputedTiming().endTime;
    return playState === 'running' && typeof end === 'number' && end < 2_000;
  });
  // An animation's promise rejects if its element is removed.
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
