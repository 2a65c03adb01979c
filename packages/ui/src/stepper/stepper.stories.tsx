import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { Icon } from '../icon/icon.tsx';
import { inBangla, loadBanglaFonts } from '../internal/docs/in-bangla.tsx';
import { type Step, StepLink, StepLinks, Stepper, type StepperProps, StepperStep } from './stepper.tsx';

const second: readonly Step[] = [
  {
    id: 'contact',
    label: 'Contact',
    state: 'completed',
    href: '#contact',
    summary: ['Farzana Rahman', '01711 482 906'],
  },
  { id: 'delivery', label: 'Delivery', state: 'current', summary: ['Where and when'] },
  { id: 'payment', label: 'Payment', state: 'upcoming' },
  { id: 'review', label: 'Check your order', state: 'upcoming' },
];

const last: readonly Step[] = [
  { id: 'contact', label: 'Contact', state: 'completed', summary: ['Farzana Rahman', '01711 482 906'] },
  {
    id: 'delivery',
    label: 'Delivery',
    state: 'completed',
    summary: ['House 42, flat 5B, Road 9/A, Dhanmondi, Dhaka', 'Thursday 26 November, ৳1,200'],
  },
  { id: 'payment', label: 'Payment', state: 'completed', summary: ['Card'] },
  { id: 'review', label: 'Check your order', state: 'current' },
];

const parts = [
  { id: 'contact', label: 'Contact', state: 'completed', href: '#contact' },
  { id: 'address', label: 'Address', state: 'completed', href: '#address' },
  { id: 'delivery', label: 'Delivery', state: 'current', href: '#delivery' },
  { id: 'payment', label: 'Payment', state: 'upcoming', href: '#payment' },
] as const;

const meta = {
  title: 'Commerce/Stepper',
  component: Stepper,
  subcomponents: { StepperStep, StepLinks, StepLink },
  args: { label: 'Checkout progress', steps: second, className: 'lg:max-w-56' },
  parameters: {
    keyboard: [
      {
        keys: ['Tab'],
        action: 'Moves through the completed steps, skipping the current and the upcoming ones.',
        step: 'Tab moves through the completed steps',
      },
      { keys: ['Enter'], action: 'Returns to a completed step.', step: 'Enter returns to a completed step' },
    ],
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['w320', 'rtl', 'forced-colours'],
  play: async ({ canvas }) => {
    const [contact, delivery] = canvas.getAllByRole('listitem');
    await expect(contact).toHaveTextContent('Contact, done');
    await expect(delivery).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByRole('link', { name: 'Change Contact' })).toHaveAttribute('href', '#contact');
  },
};

/** A page that stores the current step: going back opens the earlier step, and the later ones become upcoming again. */
function ControlledStepper({ onStepChange }: { onStepChange: StepperProps['onStepChange'] }) {
  const [now, setNow] = useState('review');
  const at = last.findIndex(({ id }) => id === now);
  const steps = last.map((step, index) => ({
    ...step,
    state: index < at ? ('completed' as const) : index === at ? ('current' as const) : ('upcoming' as const),
  }));
  return (
    <Stepper
      label="Checkout progress"
      className="lg:max-w-56"
      steps={steps}
      onStepChange={(id) => {
        onStepChange?.(id);
        setNow(id);
      }}
    />
  );
}

export const LastStep: Story = {
  args: { onStepChange: fn() },
  parameters: {
    visual: {
      duplicateReason:
        'It proves returning to a step; on a phone the second step is then shown as in Default.',
    },
  },
  render: ({ onStepChange }) => <ControlledStepper onStepChange={onStepChange} />,
  play: async ({ args, canvas, step }) => {
    const ways = () => canvas.getAllByRole('button');
    await step('Tab moves through the completed steps', async () => {
      await expect(ways()).toHaveLength(3);
      for (const way of ways()) {
        await userEvent.tab();
        await expect(way).toHaveFocus();
      }
    });
    await step('Enter returns to a completed step', async () => {
      canvas.getByRole('button', { name: 'Change Delivery' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onStepChange).toHaveBeenLastCalledWith('delivery');
      await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
      await expect(ways()).toHaveLength(1);
    });
  },
};

/** At the review step, all the earlier steps are completed. */
export const Reviewing: Story = { name: 'Selectable steps', args: { steps: last, onStepChange: fn() } };

export const FirstStep: Story = {
  args: {
    steps: second.map(({ id, label }, index) => ({ id, label, state: index === 0 ? 'current' : 'upcoming' })),
  },
};

export const Focus: Story = {
  tags: ['forced-colours'],
  args: { steps: last, onStepChange: fn() },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Change Contact' })).toHaveFocus();
  },
};

/** For a form on one page, a line above it links to its parts, completed or not. */
export const Line: Story = {
  name: 'Step links',
  tags: ['w320', 'rtl', 'forced-colours'],
  render: () => <StepLinks label="Parts of the form" steps={parts} className="max-w-140" />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Contact ?, done$/ })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Payment' })).toHaveAttribute('href', '#payment');
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step');
  },
};

/** A `StepperStep` has content of its own: an icon in the square, a badge beside the name, anything below it. */
export const CustomSteps: Story = {
  tags: ['w320', 'rtl', 'forced-colours'],
  render: ({ steps: _, ...args }) => (
    <Stepper {...args}>
      <StepperStep state="completed" label="Contact" href="#contact">
        Farzana Rahman
      </StepperStep>
      <StepperStep
        state="current"
        label={
          <>
            Delivery <Badge tone="new">Free</Badge>
          </>
        }
      >
        <span className="flex items-center gap-2">
          <Icon name="calendar" width={18} height={18} /> Thursday 26 November
        </span>
      </StepperStep>
      <StepperStep
        state="upcoming"
        label="A call from us"
        icon={<Icon name="phone" width={14} height={14} />}
      />
    </Stepper>
  ),
  play: async ({ canvas }) => {
    const [contact, delivery, call] = canvas.getAllByRole('listitem');
    await expect(contact).toHaveTextContent('Contact, doneFarzana Rahman');
    await expect(canvas.getByRole('link', { name: 'Change Contact' })).toHaveAttribute('href', '#contact');
    await expect(delivery).toHaveAttribute('aria-current', 'step');
    await expect(delivery).toHaveTextContent('Thursday 26 November');
    await expect(call).not.toHaveTextContent('3');
  },
};

/** A `StepLink` has content of its own, such as an icon or a badge. */
export const CustomStepLinks: Story = {
  tags: ['w320', 'rtl', 'forced-colours'],
  render: () => (
    <StepLinks label="Parts of the form" className="max-w-140">
      <StepLink state="completed" href="#contact">
        Contact
      </StepLink>
      <StepLink state="current" href="#delivery">
        Delivery
        <Badge className="ms-2">Free</Badge>
      </StepLink>
      <StepLink state="upcoming" href="#call">
        <Icon name="phone" width={18} height={18} className="me-1.5" />A call from us
      </StepLink>
    </StepLinks>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Contact ?, done$/ })).toHaveAttribute('href', '#contact');
    await expect(canvas.getByRole('link', { name: /^Delivery ?Free$/ })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
  },
};

export const LongText: Story = {
  tags: ['w320'],
  args: {
    steps: [
      {
        id: 'contact',
        label: 'Who we should ask for at the gate',
        state: 'completed',
        href: '#contact',
        summary: ['Farzana Rahman-Chowdhury', 'farzana.rahman.chowdhury@post.example'],
      },
      {
        id: 'delivery',
        label: 'Where we should deliver it all, and on which day',
        state: 'current',
        summary: ['Division, district, upazila or thana'],
      },
      { id: 'payment', label: 'How you’ll pay, now and on delivery', state: 'upcoming' },
    ],
  },
};

export const Bangla: Story = {
  beforeEach: loadBanglaFonts,
  decorators: inBangla,
  args: {
    label: 'আপনার অর্ডার',
    steps: [
      { id: 'contact', label: 'যোগাযোগ', state: 'completed', href: '#contact', summary: ['ফারজানা রহমান'] },
      { id: 'delivery', label: 'ডেলিভারি', state: 'current' },
      { id: 'payment', label: 'দাম', state: 'upcoming' },
    ],
  },
};
