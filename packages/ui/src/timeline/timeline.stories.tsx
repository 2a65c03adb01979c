import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { loadBanglaFonts } from '../internal/docs/load-bangla-fonts.ts';
import { Link } from '../link/link.tsx';
import { Timeline, TimelineEvent } from './timeline.tsx';

const meta = {
  title: 'Commerce/Timeline',
  component: Timeline,
  subcomponents: { TimelineEvent },
  args: {
    className: 'max-w-130',
    children: (
      <>
        <TimelineEvent date="Today" state="completed">
          We take the sofa, four chairs and the rug out of stock and keep them for you.
        </TimelineEvent>
        <TimelineEvent date="Wed 25 Nov">
          A text message with the names of the two men and the number of the lorry.
        </TimelineEvent>
        <TimelineEvent date="Thu 26 Nov">
          They ring an hour before, carry it up, put it together and take the packing away.
        </TimelineEvent>
      </>
    ),
  },
  parameters: { keyboard: [] },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['w320', 'rtl', 'forced-colours'],
  play: async ({ canvas }) => {
    const [today, wednesday] = canvas.getAllByRole('listitem');
    await expect(today).toHaveTextContent(/^Done: Today/);
    await expect(wednesday).toHaveTextContent(/^Next: Wed 25 Nov/);
  },
};

/** Halfway: completed events have a tick, and the current one a dot. */
export const UnderWay: Story = {
  tags: ['forced-colours'],
  args: {
    children: (
      <>
        <TimelineEvent date="Mon 16 Nov" state="completed">
          Placed and paid by card.
        </TimelineEvent>
        <TimelineEvent date="Fri 20 Nov" state="current">
          Packed in Savar. <Link href="#day">Move the day</Link> until Tue 24 Nov.
        </TimelineEvent>
        <TimelineEvent date="Thu 26 Nov">At your floor, between 10 and 6.</TimelineEvent>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
  },
};

export const Failed: Story = {
  tags: ['forced-colours'],
  args: {
    children: (
      <>
        <TimelineEvent date="14:02" state="completed">
          Your order is with us.
        </TimelineEvent>
        <TimelineEvent date="14:05" state="failed">
          The bank did not take the card. Nothing was charged.
        </TimelineEvent>
        <TimelineEvent date="Until 15:05">We keep the pieces for you while you try again.</TimelineEvent>
      </>
    ),
  },
};

/** All events are completed, and so is the line between them. */
export const AllDone: Story = {
  args: {
    children: (
      <>
        <TimelineEvent date="Sun 18 Oct" state="completed">
          Booked, with ৳9,800.
        </TimelineEvent>
        <TimelineEvent date="Mon 2 Nov" state="completed">
          Brought, and the rest paid in cash.
        </TimelineEvent>
      </>
    ),
  },
};

export const LongText: Story = {
  tags: ['w320'],
  args: {
    children: (
      <>
        <TimelineEvent date="On the first dry Saturday after the rains" state="current">
          Four men and a rope bring it over the verandah. The house must say yes beforehand, in writing, and
          so must the neighbours below, whose verandah lies under the rope for the better part of the morning.
        </TimelineEvent>
        <TimelineEvent date="A week later">
          care-and-cleaning-of-hand-woven-shataranji@post.example writes to you.
        </TimelineEvent>
      </>
    ),
  },
};

export const Bangla: Story = {
  beforeEach: loadBanglaFonts,
  args: {
    lang: 'bn',
    children: (
      <>
        <TimelineEvent date="আজ" state="completed" stateText="হয়েছে:">
          আপনার জিনিস আলাদা করে রাখা হলো।
        </TimelineEvent>
        <TimelineEvent date="বৃহস্পতিবার" stateText="হবে:">
          ঘরে তুলে দিয়ে জোড়া লাগানো হবে।
        </TimelineEvent>
      </>
    ),
  },
};
