import { Button } from '../../button/button.tsx';
import { FormFieldFixture } from '../../internal/docs/form-field-fixture.tsx';

/** A question with two answers. */
export const questionModalPropsFixture = {
  title: 'Cancel this booking?',
  children: (
    <p>
      The Sundarban Bed goes back on sale. Your advance of ৳9,800 is on your card again within 5 working days.
    </p>
  ),
  actions: (
    <>
      <Button variant="secondary">Keep it</Button>
      <Button>Cancel the booking</Button>
    </>
  ),
};

/** A form with a few fields and a button below them. */
export const addressFormModalPropsFixture = {
  title: 'New address',
  children: (
    <div className="grid gap-4 pt-2">
      <FormFieldFixture label="Name" autoComplete="name" />
      <FormFieldFixture label="House and road" defaultValue="House 14, Road 7" />
      <FormFieldFixture
        label="Mobile"
        type="tel"
        defaultValue="01711 482"
        error="Three figures are missing: after +880 there are ten."
      />
    </div>
  ),
  actions: <Button>Save the address</Button>,
};
