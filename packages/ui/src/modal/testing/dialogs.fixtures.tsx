import { Button } from '../../button/button.tsx';
import { FormFieldFixture } from '../../internal/docs/form-field-fixture.tsx';

/** A question with two answers. */
export const questionModalPropsFixture = {
  title: 'Cancel this booking?',
  children: (
    <p>
      The Sundarban Bed will go back on sale. We’ll refund your advance of ৳9,800 to your card within 7
      working days.
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
        label="Mobile number"
        type="tel"
        defaultValue="01711 482"
        error="Three digits are missing: there should be ten after +880."
      />
    </div>
  ),
  actions: <Button>Save the address</Button>,
};
