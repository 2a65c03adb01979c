import { expect, screen, waitFor } from 'storybook/test';

/** The open dialog, once it stands still and its scrim is drawn in full. */
export async function waitForDialog(): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(getComputedStyle(dialog).translate).toMatch(/^(none|0px)/));
  await waitFor(() => expect(getComputedStyle(dialog.parentElement ?? dialog).opacity).toBe('1'));
  return dialog;
}
