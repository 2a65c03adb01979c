import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { flagUrlFixtures } from '../currency-select/flags.fixtures.ts';
import { loadBanglaFonts } from '../internal/docs/load-bangla-fonts.ts';
import { CountryFlag, type CountryFlagCode } from './country-flag.tsx';

const three: readonly [CountryFlagCode, string, string][] = [
  ['BD', 'Bangladesh', 'BDT'],
  ['US', 'United States', 'USD'],
  ['IN', 'India', 'INR'],
];

const meta = {
  title: 'Commerce/CountryFlag',
  component: CountryFlag,
  args: { country: 'BD', alt: 'Bangladesh' },
  parameters: { keyboard: [] },
} satisfies Meta<typeof CountryFlag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['forced-colours'],
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img', { name: 'Bangladesh' }).getBoundingClientRect();
    await expect([width, height]).toEqual([24, 16]);
  },
};

/** Beside a code, the flag is hidden from screen readers. */
export const BesideACode: Story = {
  tags: ['rtl', 'w320'],
  render: () => (
    <ul className="grid gap-3 font-semibold text-small">
      {three.map(([country, name, code]) => (
        <li key={country} className="flex items-center gap-2">
          <CountryFlag country={country} alt="" />
          {code}
          <span className="ps-4 font-normal text-muted">{name}</span>
        </li>
      ))}
    </ul>
  ),
};

export const Large: Story = {
  render: () => (
    <div className="flex gap-3">
      {three.map(([country, name]) => (
        <CountryFlag key={country} country={country} alt={name} size="large" />
      ))}
    </div>
  ),
};

/** A flag that is not built in is passed as an image. */
export const FromAPicture: Story = {
  name: 'From an image',
  render: () => (
    <p className="flex items-center gap-2">
      <CountryFlag src={flagUrlFixtures.INR} alt="" size="large" /> INR
    </p>
  ),
};

/** Within a sentence, it aligns with the text, and the line wraps between words. */
export const LongText: Story = {
  tags: ['w320'],
  render: () => (
    <p className="max-w-90">
      We deliver within Bangladesh <CountryFlag country="BD" alt="" /> only; if you pay from India{' '}
      <CountryFlag country="IN" alt="" /> or from the United States <CountryFlag country="US" alt="" />,
      you’ll be charged in taka.
    </p>
  ),
};

export const Bangla: Story = {
  beforeEach: loadBanglaFonts,
  render: () => (
    <p lang="bn" className="flex items-center gap-2">
      <CountryFlag country="BD" alt="" /> বাংলাদেশি টাকা
    </p>
  ),
};
