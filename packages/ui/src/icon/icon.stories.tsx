import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, type IconName } from './icon.tsx';
import { iconPaths } from './icon-paths.ts';

const names = Object.keys(iconPaths) as IconName[];

const meta = {
  title: 'Components/Icon',
  component: Icon,
  args: { name: 'bag' },
  parameters: { keyboard: [] },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TheSet: Story = {
  name: 'All icons',
  render: () => (
    <ul className="grid grid-cols-2 gap-6 sm:grid-cols-4 lg:grid-cols-6">
      {names.map((name) => (
        <li key={name} className="flex items-center gap-3 text-small">
          <Icon name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div className="flex items-center gap-6">
      {[18, 24, 32, 48].map((size) => (
        <Icon key={size} name="search" width={size} height={size} />
      ))}
    </div>
  ),
};

/** The heart of a wishlist item is filled with the accent colour. */
export const Filled: Story = {
  args: { name: 'heart', className: 'fill-current text-accent' },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <div className="flex gap-6">
      <Icon name="arrow-right" />
      <Icon name="chevron-right" />
      <Icon name="search" />
    </div>
  ),
};
