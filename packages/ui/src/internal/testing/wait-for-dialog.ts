import { expect, screen, waitFor } from 'storybook/test';

/** Returns the open dialog, once its animation and that of its scrim have ended. */
export async function waitForDialog(): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(getComputedStyle(dialog).translate).toMatch(/^(none|0px)/));
  await waitFor(() => expect(getComputedStyle(dialog.parentElement ?? dialog).opacity).toBe('1'));
  return dialog;
}
