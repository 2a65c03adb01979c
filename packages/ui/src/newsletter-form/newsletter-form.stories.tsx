import type { Meta, StoryObj } from '@storybook/react-vite';
import { type SubmitEvent, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Footer, FooterColumn } from '../footer/footer.tsx';
import { cutOutImageFixtures } from '../internal/docs/cut-out-images.fixtures.ts';
import { loadBanglaFonts } from '../internal/docs/load-bangla-fonts.ts';
import { Link } from '../link/link.tsx';
import { NewsletterForm, type NewsletterFormProps } from './newsletter-form.tsx';

const keep = (event: SubmitEvent<HTMLFormElement>) => event.preventDefault();
const onAttempt = fn<(email: string) => void>();

/** Validates the address as a page does. */
function Page(props: NewsletterFormProps) {
  const [answer, setAnswer] = useState<Pick<NewsletterFormProps, 'error' | 'success'>>({});
  const judge = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email'));
    onAttempt(email);
    if (email === '') setAnswer({ error: 'Please Provide Your Email' });
    else if (!email.includes('@')) setAnswer({ error: 'Please Provide a Correct Email' });
    else setAnswer({ success: `Your first newsletter will arrive at ${email} on 1 December.` });
  };
  return <NewsletterForm {...props} {...answer} onSubmit={judge} />;
}

const meta = {
  title: 'Commerce/NewsletterForm',
  component: NewsletterForm,
  args: {
    action: '#newsletter',
    placeholder: 'name@post.example',
    hint: 'One newsletter, on the first of each month. Unsubscribe with one click.',
    onSubmit: keep,
  },
  argTypes: {
    label: { control: 'text' },
    submitLabel: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
    success: { control: 'text' },
  },
  parameters: {
    keyboard: [
      {
        keys: ['Tab'],
        action: 'Moves from the field to the button.',
        step: 'Tab moves from the field to the button',
      },
      {
        keys: ['Enter'],
        action: 'In the field or on the button: submits the address. An earlier error is cleared first.',
        step: 'Enter submits the form',
      },
    ],
  },
  beforeEach: () => void onAttempt.mockClear(),
  decorators: [
    (Story, { parameters }) =>
      parameters['layout'] === 'fullscreen' ? (
        <Story />
      ) : (
        <div className="max-w-130">
          <Story />
        </div>
      ),
  ],
} satisfies Meta<typeof NewsletterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['w320', 'rtl', 'forced-colours'] };

const onCloth = (args: NewsletterFormProps) => (
  <Footer
    className="mt-0!"
    lead={
      <>
        <p className="font-display text-title">
          Join our VIP list for inspiration,
          <br />
          new arrivals &amp; more
        </p>
        <NewsletterForm {...args} className="w-full max-w-140" />
      </>
    }
  >
    <FooterColumn title="Orders and help, 9 am to 9 pm every day">
      <p className="font-bold text-title">16747</p>
    </FooterColumn>
  </Footer>
);

/** On the indigo of the footer. */
export const OnInverse: Story = {
  tags: ['w320', 'rtl', 'forced-colours'],
  parameters: { layout: 'fullscreen' },
  args: { surface: 'inverse' },
  render: onCloth,
};

/** On indigo, an error has a paper background, since its red would not be readable. */
export const ErrorOnInverse: Story = {
  tags: ['forced-colours'],
  parameters: { layout: 'fullscreen' },
  args: { surface: 'inverse', error: 'Please Provide a Correct Email', defaultValue: 'farzana@post' },
  render: onCloth,
};

export const SuccessOnInverse: Story = {
  parameters: { layout: 'fullscreen' },
  args: { surface: 'inverse', success: 'Your first newsletter will arrive on 1 December.' },
  render: onCloth,
};

/** Below the image of a pop-up, with a link to the page about stored data. */
export const OnAPopUp: Story = {
  args: {
    hint: (
      <>
        One newsletter a month. Unsubscribe with one click. <Link href="#kept">What we store</Link>
      </>
    ),
  },
  render: (args) => (
    <div className="overflow-clip bg-surface corner-mitre shadow-overlay">
      <div className="grid place-items-center bg-backdrop-living p-8">
        <img {...cutOutImageFixtures.armchair} alt="" className="h-48 w-auto" />
      </div>
      <div className="p-5 md:p-10 md:pt-8">
        <p className="font-semibold text-sale text-lead">Limited Time</p>
        <p className="font-display text-title">
          Save your first order and get email only offer when you join
        </p>
        <NewsletterForm {...args} className="mt-4" />
      </div>
    </div>
  ),
};

export const Focus: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Email' }));
  },
};

export const Invalid: Story = {
  name: 'Error',
  args: { error: 'Please Provide a Correct Email', defaultValue: 'farzana@post' },
};

export const RepeatedSubmit: Story = {
  render: (args) => <Page {...args} />,
  play: async ({ canvas, step }) => {
    const box = canvas.getByRole('textbox', { name: 'Email' });
    const join = canvas.getByRole('button', { name: 'Join' });
    await step('Tab moves from the field to the button', async () => {
      await userEvent.tab();
      await expect(box).toHaveFocus();
      await userEvent.tab();
      await expect(join).toHaveFocus();
    });
    await step('Enter submits the form', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('alert')).toHaveTextContent('Please Provide Your Email');
      await expect(box).toBeInvalid();
      await userEvent.type(box, 'farzana@post.example{Enter}');
      await expect(onAttempt).toHaveBeenLastCalledWith('farzana@post.example');
      await expect(canvas.queryByRole('alert')).toBeNull();
      await expect(box).toHaveValue('');
      await expect(canvas.getByRole('status')).toHaveTextContent('farzana@post.example');
    });
    box.blur();
  },
};

export const Loading: Story = { args: { loading: true, defaultValue: 'farzana@post.example' } };

export const Success: Story = { args: { success: 'Your first newsletter will arrive on 1 December.' } };

export const LongText: Story = {
  tags: ['w320'],
  args: {
    label: 'The email address that our newsletter with news from the workshop should go to',
    submitLabel: 'Join our VIP list today',
    placeholder: 'a.very.long.name.of.a.person@post.example',
    hint: 'One newsletter, on the first of each month, with two pieces from the workshop, one that came back for repair, and a customer’s home that we helped to furnish.',
    error:
      'wohnzimmereinrichtungsgegenstand@furniture.example has been receiving this newsletter since the spring of 2019',
    defaultValue: 'wohnzimmereinrichtungsgegenstand@furniture.example',
  },
};

export const Bangla: Story = {
  beforeEach: loadBanglaFonts,
  args: {
    label: 'ই-মেইল',
    submitLabel: 'যোগ দিন',
    hint: 'মাসে একটি চিঠি, পয়লা তারিখে। যখন ইচ্ছা ছেড়ে দিন।',
    error: 'ঠিকানাটি ঠিক নয়',
    defaultValue: 'farzana@post',
  },
  render: (args) => (
    <div lang="bn">
      <NewsletterForm {...args} />
    </div>
  ),
};
