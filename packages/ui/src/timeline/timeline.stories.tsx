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
          We’ve set aside the sofa, four chairs and the rug for you.
        </TimelineEvent>
        <TimelineEvent date="Wed 25 Nov">
          You’ll get a text message with the names of the delivery team and the number of the lorry.
        </TimelineEvent>
        <TimelineEvent date="Thu 26 Nov">
          They’ll call an hour before, carry everything up, assemble it and take the packaging away.
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
  name: 'In progress',
  tags: ['forced-colours'],
  args: {
    children: (
      <>
        <TimelineEvent date="Mon 16 Nov" state="completed">
          Placed and paid by card.
        </TimelineEvent>
        <TimelineEvent date="Fri 20 Nov" state="current">
          Packed in Savar. You can <Link href="#day">change the day</Link> until Tue 24 Nov.
        </TimelineEvent>
        <TimelineEvent date="Thu 26 Nov">We’ll deliver to your floor between 10 am and 6 pm.</TimelineEvent>
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
        <TimelineEvent date="2.02 pm" state="completed">
          We’ve received your order.
        </TimelineEvent>
        <TimelineEvent date="2.05 pm" state="failed">
          The bank declined the card. You haven’t been charged.
        </TimelineEvent>
        <TimelineEvent date="Until 3.05 pm">We’ll hold your items while you try again.</TimelineEvent>
      </>
    ),
  },
};

/** All events are completed, and so is the line between them. */
export const AllDone: Story = {
  name: 'Completed',
  args: {
    children: (
      <>
        <TimelineEvent date="Sun 18 Oct" state="completed">
          Booked, with an advance of ৳9,800.
        </TimelineEvent>
        <TimelineEvent date="Mon 2 Nov" state="completed">
          Delivered, and the rest paid in cash.
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
          Four people lift it up to the verandah with a rope. The building has to agree beforehand, in
          writing, and so do the neighbours below, whose verandah will be under the rope for most of the
          morning.
        </TimelineEvent>
        <TimelineEvent date="A week later">
          You’ll get an email from care-and-cleaning-of-hand-woven-shataranji@post.example.
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
