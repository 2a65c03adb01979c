import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from './container.tsx';

const meta = {
  title: 'Components/Container',
  component: Container,
  args: { children: <div className="bg-surface-strong p-6">The width of the page</div> },
  parameters: { layout: 'fullscreen', keyboard: [] },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'large' } },
  play: async ({ canvas }) => {
    const { left } = canvas.getByText('The width of the page').getBoundingClientRect();
    await expect(left).toBe(32);
  },
};

export const Mobile: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const { left, width } = canvas.getByText('The width of the page').getBoundingClientRect();
    await expect(left).toBe(16);
    await expect(width).toBe(document.documentElement.clientWidth - 32);
  },
};

/** The container is never wider than 1440 px, including the margins. */
export const OnAWideScreen: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The width of the page').getBoundingClientRect().width).toBe(1440 - 64);
  },
};

export const AsASection: Story = {
  args: {
    asChild: true,
    children: (
      <section aria-label="Rooms" className="bg-surface-muted">
        A section that is its own container
      </section>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Rooms' })).toHaveAttribute('data-slot', 'container');
  },
};
