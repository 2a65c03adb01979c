import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Footer, FooterColumn } from './footer.tsx';

const meta = {
  title: 'Components/Footer',
  component: Footer,
  subcomponents: { FooterColumn },
  args: {
    lead: (
      <p className="font-display text-title">
        Join our VIP list for inspiration,
        <br />
        new arrivals &amp; more
      </p>
    ),
    legal: (
      <>
        <span>© 2026 Piri Furniture Limited</span>
        <span>TIN 6841 2750 9316</span>
      </>
    ),
    children: (
      <>
        <FooterColumn title="Orders and help, 9 am to 9 pm every day">
          <p className="font-bold text-title">16747</p>
        </FooterColumn>
        <FooterColumn title="The shop">
          <ul>
            <li>
              <a href="#story">Our Story</a>
            </li>
            <li>
              <a href="#store">Find a Store</a>
            </li>
          </ul>
        </FooterColumn>
        <FooterColumn title="Delivery and policies">
          <ul>
            <li>
              <a href="#delivery">Delivery &amp; Shipping Information</a>
            </li>
            <li>
              <a href="#terms">Terms &amp; Condition</a>
            </li>
          </ul>
        </FooterColumn>
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    keyboard: [
      {
        keys: ['Tab'],
        action: 'Moves from link to link. The focus ring has the colour of the text.',
        step: 'Tab shows the focus ring in the colour of the text',
      },
    ],
  },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['w320', 'forced-colours'] };

export const Focus: Story = {
  play: async ({ canvas, step }) => {
    await step('Tab shows the focus ring in the colour of the text', async () => {
      await userEvent.tab();
      const link = canvas.getByRole('link', { name: 'Our Story' });
      await expect(link).toHaveFocus();
      await expect(getComputedStyle(link).outlineColor).toBe(getComputedStyle(link).color);
    });
  },
};

export const WithoutLead: Story = { args: { lead: undefined } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
