import { expect, userEvent, waitFor, type within } from 'storybook/test';

interface Story {
  canvas: ReturnType<typeof within>;
  step: (label: string, play: () => Promise<void>) => Promise<void> | void;
}

/** Sends the order of a checkout that asks for a code, and enters a wrong one. */
export async function submitOrderWithWrongCode({ canvas, step }: Story): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: /^Pay ৳/ }));
  const input = await canvas.findByRole('textbox', { name: 'Code from the text message' });
  await step('The code input is shown and has the focus', async () => {
    await expect(canvas.getByText(/^We’ve sent a 6-digit code to 01711\s482906\.$/)).toBeVisible();
    await expect(input).toHaveFocus();
  });
  await step('A wrong code shows an error under the input', async () => {
    await userEvent.type(input, '482905{Enter}');
    await waitFor(() => expect(input).toHaveAccessibleDescription(/^That isn’t the code we sent\./));
  });
}
