import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import { CountBadge } from './count-badge.tsx';

const meta = {
  title: 'Components/CountBadge',
  component: CountBadge,
  args: { cssVariable: '--sample-count' },
  parameters: { keyboard: [] },
  decorators: [
    (Story) => (
      <span className="relative inline-flex size-11 items-center justify-center">
        <Icon name="bag" />
        <Story />
      </span>
    ),
  ],
  beforeEach: ({ parameters }) => {
    const root = document.documentElement;
    if (parameters['count']) root.style.setProperty('--sample-count', `"${parameters['count']}"`);
    return () => root.style.removeProperty('--sample-count');
  },
} satisfies Meta<typeof CountBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawn = (badge: Element | null) => (badge ? getComputedStyle(badge, '::after').content : undefined);

export const Default: Story = {
  tags: ['forced-colours'],
  args: { label: '3 items' },
  parameters: { count: '3' },
  play: async ({ canvas, canvasElement }) => {
    await expect(drawn(canvasElement.querySelector('[data-slot=count-badge]'))).toBe('"3"');
    await expect(canvas.getByText('3 items')).toBeInTheDocument();
  },
};

/** While the property is unset, nothing is shown. */
export const Unset: Story = {
  play: async ({ canvasElement }) => {
    await expect(drawn(canvasElement.querySelector('[data-slot=count-badge]'))).toBe('none');
  },
};

export const TwoDigits: Story = { parameters: { count: '12' } };
export const Many: Story = { parameters: { count: '99+' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' }, parameters: { count: '3' } };
