import { MANAGER_INERT_ATTRIBUTE_CHANGED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/**
 * Replaces Storybook's own set-up of the preview, which also defines the globals that nothing reads here, sends
 * telemetry, which is off, and draws a list of stories for `?navigator=true`.
 */
export function setup(): void {
  const isFrozen = new URLSearchParams(location.search).get('freeze') === 'finished';
  const setInert = (inert: boolean) => document.body.toggleAttribute('inert', inert);
  if (isFrozen) setInert(true);
  // The channel is there once the modules of the page have run.
  document.addEventListener('DOMContentLoaded', () => {
    addons.getChannel().on(MANAGER_INERT_ATTRIBUTE_CHANGED, (inert: boolean) => setInert(isFrozen || inert));
  });
}
