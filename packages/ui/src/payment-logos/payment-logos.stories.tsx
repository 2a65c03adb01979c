import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Footer, FooterColumn } from '../footer/footer.tsx';
import { loadBanglaFonts } from '../internal/docs/load-bangla-fonts.ts';
import { PaymentLogos } from './payment-logos.tsx';

const meta = {
  title: 'Commerce/PaymentLogos',
  component: PaymentLogos,
  args: { 'aria-label': 'You can pay with' },
  parameters: { keyboard: [] },
} satisfies Meta<typeof PaymentLogos>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['w320', 'rtl', 'forced-colours'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByRole('img', { name: 'Mobile wallet' })).toBeVisible();
  },
};

/** In the indigo footer. */
export const OnInverse: Story = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Footer className="mt-0!">
      <FooterColumn title="You can pay with" className="col-span-2">
        <PaymentLogos {...args} />
      </FooterColumn>
    </Footer>
  ),
};

/** The large size, for where a payment method is chosen. */
export const Large: Story = { args: { size: 'large' } };

export const Some: Story = { args: { logos: ['wallet', 'credit', 'secure'] } };

export const LongText: Story = {
  tags: ['w320'],
  args: {
    names: {
      secure:
        'Every payment goes through a gateway that encrypts it from your bank to ours and stores no card numbers',
    },
  },
};

export const Bangla: Story = {
  beforeEach: loadBanglaFonts,
  args: { 'aria-label': 'যেভাবে দাম দেওয়া যায়', names: { secure: 'নিরাপদ লেনদেন', wallet: 'মোবাইল ওয়ালেট' } },
  render: (args) => (
    <div lang="bn">
      <PaymentLogos {...args} />
    </div>
  ),
};
