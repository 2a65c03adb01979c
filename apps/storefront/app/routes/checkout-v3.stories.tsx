import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cartStateFixtures, type MockCartOptions } from '../features/cart/cart-page/cart.fixtures.ts';
import {
  checkoutPageFixture,
  checkoutValuesFixture,
} from '../features/checkout/layouts/checkout.fixtures.ts';
import {
  createNoScriptCheckoutFixture,
  noScriptCheckoutSchema,
} from '../features/checkout/no-script/no-script-checkout-page.fixtures.ts';
import { createEmptyFormValues } from '../features/checkout/no-script/no-script-form-values.ts';
import { createPageStoryFactory } from '../testing/create-page-story-factory.tsx';
import { apiDownRootDataFixture } from '../testing/root-data.fixtures.ts';
import type { OmittedStates } from '../testing/route-state-story-names.ts';
import * as checkout from './checkout-v3.tsx';

const omittedStates: OmittedStates = {
  'signed out': 'Guests order without signing in, and this is what they see.',
  'other currency': 'A form that works without scripts shows what is charged, which is taka.',
};

const meta = {
  title: 'Screens/Checkout, from the server',
  component: checkout.default,
  parameters: { layout: 'fullscreen', omittedStates },
} satisfies Meta;

export default meta;

const screen = createPageStoryFactory(checkout, {
  id: 'routes/checkout-v3',
  at: '/checkoutV3?item=MGN-3S-ASH:1',
  data: noScriptCheckoutSchema,
});
const data = createNoScriptCheckoutFixture();
const quote = data.form?.quote;
const inDhaka = { division: 'Dhaka' };

export const Default = screen({ hasScreenshot: true, data });

/** The empty form: the area is selected step by step, and the quote is for the default area. */
export const Blank = screen({
  data: createNoScriptCheckoutFixture({ values: {} }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Division' })).toHaveValue('');
    await expect(canvas.queryByRole('combobox', { name: 'District' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Order' })).toBeVisible();
  },
});

/** After the first submission, the page opens at the list of districts. */
export const DivisionChosen = screen({
  data: createNoScriptCheckoutFixture({ values: inDhaka, form: { scrollTarget: 'district' } }),
  play: async ({ canvas }) => {
    const district = await canvas.findByRole('combobox', { name: 'District' });
    await expect(district).toHaveAttribute('id', 'next');
    await expect(canvas.queryByRole('combobox', { name: 'Upazila or thana' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Show upazilas and thanas' })).toBeVisible();
  },
});

/** After the second submission, the page opens at the list of upazilas. */
export const DistrictChosen = screen({
  data: createNoScriptCheckoutFixture({
    values: { ...inDhaka, district: 'Dhaka' },
    form: { scrollTarget: 'upazila' },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Upazila or thana' })).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Show the delivery charge' })).toBeVisible();
    await expect(canvas.getByText('Delivery in Dhaka')).toBeVisible();
  },
});

/** After the third submission, the delivery charge is shown beside the area, and the button shows the total. */
export const ChargeShown = screen({
  data: createNoScriptCheckoutFixture({
    values: { ...checkoutValuesFixture, division: 'Sylhet', district: 'Sylhet', upazila: 'Beanibazar' },
    form: { scrollTarget: 'upazila' },
  }),
  play: async ({ canvas }) => {
    const upazila = await canvas.findByRole('combobox', { name: 'Upazila or thana' });
    await expect(upazila).toHaveAccessibleDescription(/^Delivery to Beanibazar: (৳[\d,]+|free), by /);
    await expect(canvas.getByRole('button', { name: /^Order for ৳/ })).toBeVisible();
  },
});

/** The button was pressed again without a selection. */
export const DistrictMissing = screen({
  data: createNoScriptCheckoutFixture({
    values: inDhaka,
    form: { scrollTarget: 'district', wrong: { district: 'Choose a district.' } },
  }),
  play: async ({ canvas }) => {
    const district = await canvas.findByRole('combobox', { name: 'District' });
    await expect(district).toHaveAccessibleDescription('Choose a district.');
    await expect(canvas.queryByRole('link', { name: 'Choose a district.' })).toBeNull();
  },
});

/** An order with missing values. */
export const Incomplete = screen({
  data: createNoScriptCheckoutFixture({
    values: { ...inDhaka, mobile: '12345' },
    form: {
      wrong: {
        fullName: 'Enter your name.',
        district: 'Choose a district.',
        paymentMethod: 'Choose a payment method.',
      },
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Choose a district.' }));
    await expect(canvas.getByRole('combobox', { name: 'District' })).toHaveFocus();
  },
});

/** The total differs from the one that the page had shown. */
export const PriceChanged = screen({
  data: createNoScriptCheckoutFixture({
    form: {
      answers: {
        ...createEmptyFormValues(),
        values: { ...answeredValues(), paymentMethod: 'CASH_ON_DELIVERY' },
        ...{ agreed: 51_000, key: 'of-a-story-of-a-key' },
      },
      ...(quote && { outcome: { kind: 'changed' as const, quote } }),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^It was ৳51,000 and is now ৳/)).toBeVisible();
  },
});

/** The mobile number must be confirmed with the code sent to it before the order is placed. */
export const ConfirmMobile = screen({
  hasScreenshot: true,
  data: createNoScriptCheckoutFixture({
    form: {
      answers: {
        ...createEmptyFormValues(),
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

/** The order was placed, but the gateway is unavailable. */
export const GatewayDown = screen({
  data: createNoScriptCheckoutFixture({ form: { outcome: { kind: 'gatewayDown' } } }),
});

export const Loading = screen({ data, goingTo: '/shop' });

/** A URL without lines. With JavaScript, this browser's cart is ordered. */
export const Empty = screen({
  data: { ...checkoutPageFixture, lines: [] },
  at: '/checkoutV3',
  checkout: { cart: cartStateFixtures.empty as MockCartOptions },
});

/** The quote could not be loaded. */
export const Failed = screen({
  root: apiDownRootDataFixture,
  data: { now: data.now, lines: data.lines },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t work out the total.')).toBeVisible();
  },
});

export const Offline = screen({ data, offline: true });

export const LongText = screen({
  data: createNoScriptCheckoutFixture({ cart: cartStateFixtures.long as unknown as MockCartOptions }),
});

export const Bangla = screen({
  data: createNoScriptCheckoutFixture({
    cart: cartStateFixtures.bangla as unknown as MockCartOptions,
    values: { ...checkoutValuesFixture, fullName: 'ফারজানা রহমান', line: 'বাড়ি ৪২' },
  }),
});

export const Dark = screen({ data, globals: { theme: 'dark', viewport: { value: 'tablet' } } });

function answeredValues() {
  return createNoScriptCheckoutFixture().form?.answers.values as NonNullable<
    ReturnType<typeof createNoScriptCheckoutFixture>['form']
  >['answers']['values'];
}
