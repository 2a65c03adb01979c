import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { loadBanglaFonts } from '../internal/docs/load-bangla-fonts.ts';
import { Link } from '../link/link.tsx';
import { Accordion, AccordionContent, AccordionItem, AccordionTitle } from './accordion.tsx';

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  subcomponents: { AccordionItem, AccordionTitle, AccordionContent },
  parameters: {
    keyboard: [
      {
        keys: ['Tab'],
        action: 'Moves from title to title, and through the content of open items.',
        step: 'Tab moves through the titles and the open content',
      },
      {
        keys: ['Enter', 'Space'],
        action: 'Opens or closes the item.',
        step: 'Enter and Space open and close an item',
      },
    ],
  },
  decorators: [
    (Story) => (
      <div className="max-w-160">
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <Accordion {...args}>
      <AccordionItem defaultOpen>
        <AccordionTitle>What it’s made of</AccordionTitle>
        <AccordionContent>
          Kiln-dried segun and gamari, mortise and tenon, no particle board. Zigzag springs under 35 kg/m³
          foam.
        </AccordionContent>
      </AccordionItem>
      <AccordionItem>
        <AccordionTitle>Care</AccordionTitle>
        <AccordionContent>
          Vacuum weekly. The cover comes off; wash it at 30 °C. <Link href="#covers">Spare covers</Link>
        </AccordionContent>
      </AccordionItem>
      <AccordionItem>
        <AccordionTitle>Warranty</AccordionTitle>
        <AccordionContent>15 years on the frame, 5 on the springs, 2 on the cloth.</AccordionContent>
      </AccordionItem>
    </Accordion>
  ),
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Each item opens and closes independently. The steps call `click()` because a test cannot trigger the browser's native
 * Enter on a `<summary>`.
 */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    const [made, care, warranty] = canvas.getAllByRole('group');
    const title = (item: HTMLElement | undefined) => item?.querySelector('summary');
    await step('Enter and Space open and close an item', async () => {
      await userEvent.tab();
      await expect(title(made)).toHaveFocus();
      title(made)?.click();
      await waitFor(() => expect(canvas.getByText(/mortise and tenon/)).not.toBeVisible());
      title(care)?.click();
      await opened(care);
    });
    await step('Tab moves through the titles and the open content', async () => {
      title(made)?.focus();
      await userEvent.tab();
      await expect(title(care)).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Spare covers' })).toHaveFocus();
      await userEvent.tab();
      await expect(title(warranty)).toHaveFocus();
    });
    title(warranty)?.blur();
  },
};

/** Items with the same `name` close each other; the browser handles it. */
export const OneAtATime: Story = {
  args: { name: 'delivery-questions' },
  render: (args) => (
    <Accordion {...args}>
      <AccordionItem defaultOpen>
        <AccordionTitle>Will you carry it upstairs?</AccordionTitle>
        <AccordionContent>Up to the ninth floor, if every turn is wider than 84 cm.</AccordionContent>
      </AccordionItem>
      <AccordionItem>
        <AccordionTitle>Will you take my old sofa away?</AccordionTitle>
        <AccordionContent>In Dhaka, for ৳1,500. Just tell us when you order.</AccordionContent>
      </AccordionItem>
      <AccordionItem>
        <AccordionTitle>Can I change the delivery day?</AccordionTitle>
        <AccordionContent>Yes, until 6 pm two days before.</AccordionContent>
      </AccordionItem>
    </Accordion>
  ),
  play: async ({ canvas }) => {
    const [stairs, old] = canvas.getAllByRole('group');
    old?.querySelector('summary')?.click();
    await expect(stairs).not.toHaveAttribute('open');
    await opened(old);
  },
};

/** In a sidebar: 14 px titles with the current choice beside them. */
export const Small: Story = {
  decorators: [
    (Story) => (
      <div className="max-w-66">
        <Story />
      </div>
    ),
  ],
  render: () => (
    <Accordion size="small">
      <AccordionItem defaultOpen>
        <AccordionTitle trailing="2 chosen">Type</AccordionTitle>
        <AccordionContent>
          <Checkbox defaultChecked>Sofas</Checkbox>
          <Checkbox defaultChecked>L-shapes</Checkbox>
          <Checkbox>Divans</Checkbox>
        </AccordionContent>
      </AccordionItem>
      <AccordionItem>
        <AccordionTitle>Wood</AccordionTitle>
        <AccordionContent>
          <Checkbox>Segun (teak)</Checkbox>
        </AccordionContent>
      </AccordionItem>
      <AccordionItem>
        <AccordionTitle trailing="to ৳50,000">Price</AccordionTitle>
        <AccordionContent>From ৳15,000</AccordionContent>
      </AccordionItem>
    </Accordion>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByText('Wood').closest('summary');
    await expect(title?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Focus: Story = {
  tags: ['forced-colours'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByText('What it’s made of').closest('summary')).toHaveFocus();
  },
};

/** An open item does not affect the items nested inside it. */
export const Nested: Story = {
  render: () => (
    <Accordion>
      <AccordionItem defaultOpen>
        <AccordionTitle>Delivery</AccordionTitle>
        <AccordionContent>
          <Accordion size="small">
            <AccordionItem>
              <AccordionTitle trailing="৳1,200">In Dhaka</AccordionTitle>
              <AccordionContent>In 6 days.</AccordionContent>
            </AccordionItem>
            <AccordionItem>
              <AccordionTitle trailing="৳3,500">All other districts</AccordionTitle>
              <AccordionContent>In 9 days.</AccordionContent>
            </AccordionItem>
          </Accordion>
        </AccordionContent>
      </AccordionItem>
      <AccordionItem>
        <AccordionTitle>Change your mind</AccordionTitle>
        <AccordionContent>Within 7 days.</AccordionContent>
      </AccordionItem>
    </Accordion>
  ),
  play: async ({ canvas }) => {
    const sign = (text: string) =>
      [...(canvas.getByText(text).closest('summary')?.querySelectorAll('svg') ?? [])]
        .filter((icon) => getComputedStyle(icon).display !== 'none')
        .map((icon) => icon.dataset['name']);
    await expect(sign('Delivery')).toEqual(['minus']);
    await expect(sign('In Dhaka')).toEqual(['plus']);
  },
};

/** Opens with a height transition; with reduced motion, the content only fades in. */
export const SoftOpening: Story = {
  tags: ['reduced-motion'],
  play: async ({ canvas }) => {
    const warranty = canvas.getAllByRole('group').at(-1);
    warranty?.querySelector('summary')?.click();
    const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(content(warranty)?.transitionProperty.includes('height')).toBe(!reduced);
    await opened(warranty);
  },
};

export const LongText: Story = {
  tags: ['w320'],
  render: () => (
    <Accordion>
      <AccordionItem defaultOpen>
        <AccordionTitle trailing="Thursday 26 November">
          What happens if the building has no lift and the turns of the stairs are narrower than the sofa is
          deep?
        </AccordionTitle>
        <AccordionContent>
          Four people lift it up to the verandah with a rope. The building has to agree beforehand, in
          writing, and the traffic below has to be stopped for ten minutes.
        </AccordionContent>
      </AccordionItem>
      <AccordionItem>
        <AccordionTitle>Khaddar-cotton-linen-blend-upholstery-with-removable-covers</AccordionTitle>
        <AccordionContent>One word, and it still fits.</AccordionContent>
      </AccordionItem>
    </Accordion>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const Bangla: Story = {
  beforeEach: loadBanglaFonts,
  render: () => (
    <Accordion lang="bn">
      <AccordionItem defaultOpen>
        <AccordionTitle>কী দিয়ে তৈরি</AccordionTitle>
        <AccordionContent>চুল্লিতে শুকানো সেগুন ও গামারি কাঠ। জোড়ে পেরেক নেই।</AccordionContent>
      </AccordionItem>
      <AccordionItem>
        <AccordionTitle trailing="১৫ বছর">ওয়ারেন্টি</AccordionTitle>
        <AccordionContent>কাঠামোতে ১৫ বছর।</AccordionContent>
      </AccordionItem>
    </Accordion>
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { size: 'small' } };

function content(item: HTMLElement | undefined) {
  return item && getComputedStyle(item, '::details-content');
}

/** Waits until the content of an item has faded in and its transition has ended. */
async function opened(item: HTMLElement | undefined) {
  await expect(item).toHaveAttribute('open');
  await waitFor(() => expect(content(item)?.opacity).toBe('1'));
  await waitFor(() =>
    expect(item?.querySelector('[data-slot=accordion-content]')?.checkVisibility()).toBe(true),
  );
}
