import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { loadBanglaFonts } from '../internal/docs/load-bangla-fonts.ts';
import { LoadMore } from './load-more.tsx';

/** Responds as a page does: the link leads to the same list with 24 more items. */
function Page() {
  const [shown, setShown] = useState(24);
  const left = Math.min(24, 63 - shown);
  const next = left > 0 ? { nextHref: '#more', nextLabel: `Show the next ${left}` } : {};
  return (
    <LoadMore
      loaded={shown}
      total={63}
      {...next}
      onClick={(event) => {
        event.preventDefault();
        setShown(shown + left);
      }}
    >
      {left > 0 ? `Showing ${shown} of 63` : 'That’s all 63 of them'}
    </LoadMore>
  );
}

const meta = {
  title: 'Commerce/LoadMore',
  component: LoadMore,
  args: {
    loaded: 24,
    total: 63,
    children: 'Showing 24 of 63',
    nextHref: '#page-2',
    nextLabel: 'Show the next 24',
  },
  argTypes: { children: { control: 'text' } },
  parameters: {
    keyboard: [
      {
        keys: ['Enter'],
        action: 'On the link: shows the next items. The focus stays on it, and the new count is announced.',
        step: 'Enter shows the next items',
      },
    ],
  },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['w320', 'rtl', 'forced-colours'] };

export const Further: Story = {
  render: () => <Page />,
  play: async ({ canvas, step }) => {
    await step('Enter shows the next items', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('status')).toHaveTextContent('Showing 48 of 63');
      await expect(canvas.getByRole('link', { name: 'Show the next 15' })).toHaveFocus();
    });
  },
};

export const Complete: Story = {
  args: { loaded: 63, children: 'That’s all 63 of them', nextHref: undefined, nextLabel: undefined },
};

/** While the next items load, the button keeps its width and the focus. */
export const Loading: Story = { args: { loading: true } };

export const LongText: Story = {
  tags: ['w320'],
  args: {
    loaded: 24,
    total: 98765,
    children: 'Showing 24 of 98,765 sofas, divans, lounge chairs and ottomans in every cloth we weave',
    nextLabel: 'Show the next 24 sofas, divans, lounge chairs and ottomans',
  },
};

export const Bangla: Story = {
  beforeEach: loadBanglaFonts,
  args: { children: '৬৩টির মধ্যে ২৪টি দেখানো হচ্ছে', nextLabel: 'পরের ২৪টি দেখুন' },
  render: (args) => (
    <div lang="bn">
      <LoadMore {...args} />
    </div>
  ),
};
