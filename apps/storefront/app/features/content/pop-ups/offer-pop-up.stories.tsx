import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withRouter } from '../../../testing/with-router.tsx';
import OfferPopUp from './offer-pop-up.tsx';
import { offerPopUpFixture } from './pop-up.fixtures.ts';

const meta: Meta<typeof OfferPopUp> = {
  title: 'Commerce/OfferPopUp',
  component: OfferPopUp,
  args: { entry: offerPopUpFixture, open: true, onClose: fn() },
  parameters: { layout: 'fullscreen' },
  // The story needs an element, since the pop-up renders outside of it.
  decorators: [withRouter, (Story) => <div>{Story()}</div>],
};

export default meta;
type Story = StoryObj<typeof OfferPopUp>;

const dialog = () =>
  screen.findByRole('dialog', {
    name: 'Save your first order and get email only offer when you join',
  });

export const Default: Story = {
  tags: ['w320', 'forced-colours', 'rtl'],
  play: async () => {
    // Waits for the fade-in.
    const inside = within(await dialog());
    await waitFor(() => expect(inside.getByText('Limited Time')).toBeVisible());
  },
};

/** An invalid email address shows an error under the field, and nothing is sent. */
export const NoAddress: Story = {
  play: async () => {
    const fields = within(await dialog());
    await userEvent.type(fields.getByRole('textbox', { name: 'Email' }), 'farzana@post{Enter}');
    await expect(fields.getByRole('alert')).toHaveTextContent('Please Provide a Correct Email');
  },
};

/** An offer that does not begin with an amount is shown as it is. */
export const WithoutASum: Story = {
  args: { entry: { ...offerPopUpFixture, title: 'Delivery is on us for your first order' } },
};
