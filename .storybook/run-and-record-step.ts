import type { StepRunner } from 'storybook/internal/types';

declare global {
  interface Window {
    /** The names of the completed steps of the current story, for the test-runner to read. */
    __finishedSteps?: { story: string; steps: string[] };
  }
}

/**
 * Records every completed step. A row of a keyboard table names a step as its proof, so the run fails if that step is
 * missing or throws.
 */
export const runAndRecordStep: StepRunner = async (label, play, context) => {
  await play(context);
  const seen = window.__finishedSteps;
  const steps = seen?.story === context.id ? seen.steps : [];
  window.__finishedSteps = { story: context.id, steps: [...steps, label] };
};
