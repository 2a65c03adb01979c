import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SessionList } from './session-list.tsx';
import { sessionFixtures } from './sessions.fixtures.ts';

const meta = {
  title: 'Account/SessionList',
  component: SessionList,
  args: {
    sessions: sessionFixtures,
    today: '2026-11-24',
    onEnd: fn(),
    onEndOthers: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SessionList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The list of devices. The current device has no button, because “Sign Out” is above the list. */
export const Default: Story = {
  tags: ['w320', 'rtl'],
  play: async ({ canvas, args }) => {
    const [first, ...more] = canvas.getAllByRole('button', { name: /^Sign out: / });
    await expect(more).toHaveLength(1);
    await userEvent.click(first as HTMLElement);
    await expect(args.onEnd).toHaveBeenCalledWith(sessionFixtures[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out everywhere else' }));
    await expect(args.onEndOthers).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

export const OnlyThisDevice: Story = { args: { sessions: sessionFixtures.slice(0, 1) } };

export const EndingSession: Story = { args: { endingId: 'phone' } };

export const Loading: Story = { args: { sessions: 'loading' } };

export const Failed: Story = { name: 'Error', args: { sessions: 'failed' } };
