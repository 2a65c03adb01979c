import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type CartInStories, cartsInStories } from '../features/cart/cart-page/cart-in-stories.ts';
import { answered, checkoutPageInStories } from '../features/checkout/layouts/checkout-in-stories.ts';
import { blankAnswers } from '../features/checkout/no-script/plain-answers.ts';
import {
  plainCheckoutInStories,
  plainCheckoutSchema,
} from '../features/checkout/no-script/plain-checkout-in-stories.ts';
import { rootOutOfReach } from '../testing/root-in-stories.ts';
import type { LeftOut } from '../testing/route-states.ts';
import { screenOf } from '../testing/screen-story.tsx';
import * as checkout from './checkout-v3.tsx';

const leftOut: LeftOut = {
  'signed out': 'Nobody has to sign in to order: this is how guests see it.',
  'other currency': 'A form that works without scripts says what is charged, and that is taka.',
};

const meta = {
  title: 'Screens/Checkout, from the server',
  component: checkout.default,
  parameters: { layout: 'fullscreen', leftOut },
} satisfies Meta;

export default meta;

const screen = screenOf(checkout, {
  id: 'routes/checkout-v3',
  at: '/checkoutV3?item=MGN-3S-ASH:1',
  data: plainCheckoutSchema,
});
const data = plainCheckoutInStories();
const quote = data.form?.quote;
const inDhaka = { division: 'Dhaka' };

export const Default = screen({ pictured: true, data });

/** As it is opened: the place is asked for in turn, and the figures are those of the usual one. */
export const Blank = screen({
  data: plainCheckoutInStories({ values: {} }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Division' })).toHaveValue('');
    await expect(canvas.queryByRole('combobox', { name: 'District' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Order' })).toBeVisible();
  },
});

/** After the first press. The page opens on the list that came. */
export const DivisionChosen = screen({
  data: plainCheckoutInStories({ values: inDhaka, form: { landing: 'district' } }),
  play: async ({ canvas }) => {
    const district = await canvas.findByRole('combobox', { name: 'District' });
    await expect(district).toHaveAttribute('id', 'next');
    await expect(canvas.queryByRole('combobox', { name: 'Upazila or thana' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Show upazilas and thanas' })).toBeVisible();
  },
});

/** After the second. */
export const DistrictChosen = screen({
  data: plainCheckoutInStories({ values: { ...inDhaka, district: 'Dhaka' }, form: { landing: 'upazila' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Upazila or thana' })).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Show the delivery charge' })).toBeVisible();
    await expect(canvas.getByText('Delivery inside Dhaka')).toBeVisible();
  },
});

/** After the third: what the delivery costs is said beside the place, and the button says the sum. */
export const ChargeShown = screen({
  data: plainCheckoutInStories({
    values: { ...answered, division: 'Sylhet', district: 'Sylhet', upazila: 'Beanibazar' },
    form: { landing: 'upazila' },
  }),
  play: async ({ canvas }) => {
    const upazila = await canvas.findByRole('combobox', { name: 'Upazila or thana' });
    await expect(upazila).toHaveAccessibleDescription(/^Delivery to Beanibazar: (৳[\d,]+|free), by /);
    await expect(canvas.getByRole('button', { name: /^Order for ৳/ })).toBeVisible();
  },
});

/** The button was pressed again, and nothing was chosen. */
export const DistrictMissing = screen({
  data: plainCheckoutInStories({
    values: inDhaka,
    form: { landing: 'district', wrong: { district: 'Choose the district.' } },
  }),
  play: async ({ canvas }) => {
    const district = await canvas.findByRole('combobox', { name: 'District' });
    await expect(district).toHaveAccessibleDescription('Choose the district.');
    await expect(canvas.queryByRole('link', { name: 'Choose the district.' })).toBeNull();
  },
});

/** Ordered before everything was answered. */
export const Incomplete = screen({
  data: plainCheckoutInStories({
    values: { ...inDhaka, mobile: '12345' },
    form: {
      wrong: {
        fullName: 'Write your name.',
        district: 'Choose the district.',
        paymentMethod: 'Choose a way to pay.',
      },
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Choose the district.' }));
    await expect(canvas.getByRole('combobox', { name: 'District' })).toHaveFocus();
  },
});

/** With these answers it comes to something else than the page had said before. */
export const PriceChanged = screen({
  data: plainCheckoutInStories({
    form: {
      answers: {
        ...blankAnswers(),
        values: { ...answeredValues(), paymentMethod: 'CASH_ON_DELIVERY' },
        ...{ agreed: 51_000, key: 'of-a-story-of-a-key' },
      },
      ...(quote && { outcome: { kind: 'changed' as const, quote } }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^It was ৳51,000, and is ৳/)).toBeVisible();
  },
});

/** Before it is placed, the mobile number is confirmed by the code that was sent to it. */
export const ConfirmMobile = screen({
  pictured: true,
  data: plainCheckoutInStories({
    form: {
      answers: {
        ...blankAnswers(),
        values: { ...answeredValues(), paymentMethod: 'CASH_ON_DELIVERY' },
        ...{ code: '482905', codeToken: 'of-a-story', codeSentTo: '01711482906', key: 'of-a-story-of-a-key' },
      },
      mobileCode: { sending: 'sent', problem: 'WRONG' },
    },
  }),
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: 'Code from the text message' });
    await expect(box).toHaveAccessibleDescription(/^That isn’t the code we sent\./);
    await expect(canvas.getByRole('button', { name: 'Confirm and order' })).toBeVisible();
  },
});

/** It stands, and the page of the bank could not be had. */
export const GatewayDown = screen({
  data: plainCheckoutInStories({ form: { outcome: { kind: 'gatewayDown' } } }),
});

export const Loading = screen({ data, goingTo: '/shop' });

/** An address that asks for nothing: with JavaScript this browser's cart is ordered. */
export const Empty = screen({
  data: { ...checkoutPageInStories, lines: [] },
  at: '/checkoutV3',
  checkout: { cart: cartsInStories.empty as CartInStories },
});

/** The shop could not say what it comes to. */
export const Failed = screen({
  root: rootOutOfReach,
  data: { now: data.now, lines: data.lines },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We could not ask what it comes to.')).toBeVisible();
  },
});

export const Offline = screen({ data, offline: true });

export const LongText = screen({
  data: plainCheckoutInStories({ cart: cartsInStories.long as unknown as CartInStories }),
});

export const Bangla = screen({
  data: plainCheckoutInStories({
    cart: cartsInStories.bangla as unknown as CartInStories,
    values: { ...answered, fullName: 'ফারজানা রহমান', line: 'বাড়ি ৪২' },
  }),
});

export const Dark = screen({ data, globals: { theme: 'dark', viewport: { value: 'tablet' } } });

function answeredValues() {
  return plainCheckoutInStories().form?.answers.values as NonNullable<
    ReturnType<typeof plainCheckoutInStories>['form']
  >['answers']['values'];
}
