import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './logo.tsx';

const meta = {
  title: 'Components/Logo',
  component: Logo,
  args: { 'aria-label': 'Piri' },
  parameters: { keyboard: [] },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SymbolOnly: Story = { args: { variant: 'symbol' } };

export const Sizes: Story = {
  render: (args) => (
    <div className="grid gap-6">
      <Logo {...args} className="h-24" />
      <Logo {...args} />
      <Logo {...args} className="h-7.5" />
      <div className="flex items-end gap-6">
        {[64, 32, 22, 16].map((size) => (
          <Logo key={size} {...args} variant="symbol" style={{ height: size }} />
        ))}
      </div>
    </div>
  ),
};

/** On indigo and red, both parts take the colour of the text. */
export const Mono: Story = {
  args: { tone: 'mono' },
  render: (args) => (
    <div className="inline-grid gap-6 surface-inverse p-8">
      <Logo {...args} />
      <Logo {...args} variant="symbol" />
    </div>
  ),
};
