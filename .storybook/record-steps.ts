import type { StepRunner } from 'storybook/internal/types';

declare global {
  interface Window {
    /** Names of the steps that ran to their end in the story that is shown, for the test-runner to read. */
    __finishedSteps?: { story: string; steps: string[] };
  }
}

/**
 * Notes every step that ran to its end. A row of a keyboard table names such a step as its proof, so a row
 * without one, or with one that threw, turns the stories red.
 */
export const recordSteps: StepRunner = async (label, play, context) => {
  await play(context);
  const seen = window.__finishedSteps;
  const steps = seen?.story === context.id ? seen.steps : [];
  window.__finishedSteps = { story: context.id, steps: [...steps, label] };
};
