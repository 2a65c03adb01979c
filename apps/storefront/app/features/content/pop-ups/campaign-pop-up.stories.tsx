import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { withRouter } from '../../../testing/with-router.tsx';
import CampaignPopUp from './campaign-pop-up.tsx';
import { campaignPopUpFixture, scenePopUpImagesFixture } from './pop-up.fixtures.ts';

const meta: Meta<typeof CampaignPopUp> = {
  title: 'Commerce/CampaignPopUp',
  component: CampaignPopUp,
  args: { entry: campaignPopUpFixture, open: true, onClose: fn() },
  parameters: { layout: 'fullscreen' },
  // The story needs an element, since the pop-up renders outside of it.
  decorators: [withRouter, (Story) => <div>{Story()}</div>],
};

export default meta;
type Story = StoryObj<typeof CampaignPopUp>;

export const Default: Story = {
  tags: ['w320', 'forced-colours', 'rtl'],
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Sofa weeks: 12% off every sofa' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A campaign with neither a link nor a text. */
export const WordsAlone: Story = {
  args: { entry: { id: 'words', title: 'Winter lamps', image: campaignPopUpFixture.image } },
};

/** An image of a room is in landscape format, and in portrait format on a phone. */
export const OfARoom: Story = {
  args: {
    entry: {
      id: 'winter-lamps',
      title: 'Winter lamps',
      text: 'The days are short, and a lamp is easily carried home.',
      link: { label: 'See the lamps', to: '/shop?categoryId=lighting' },
      ...scenePopUpImagesFixture,
    },
  },
};

export const LongText: Story = {
  args: {
    entry: {
      ...campaignPopUpFixture,
      title: 'Sofa weeks, divan weeks and weeks for every corner that could be a place to sit',
    },
  },
};
