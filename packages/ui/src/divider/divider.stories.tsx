import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider } from './divider.tsx';

const meta = {
  title: 'Components/Divider',
  component: Divider,
  parameters: { keyboard: [] },
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['forced-colours'] };

export const Tones: Story = {
  render: () => (
    <div className="grid gap-8">
      <Divider />
      <Divider tone="accent" />
      <Divider tone="subtle" />
    </div>
  ),
};

/** The last dash ends at the edge and is never longer than the others. */
export const Widths: Story = {
  render: () => (
    <div className="grid gap-6">
      {[40, 97, 210, 333].map((width) => (
        <div key={width} style={{ width }}>
          <Divider />
        </div>
      ))}
    </div>
  ),
};
