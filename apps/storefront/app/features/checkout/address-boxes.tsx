import { Button } from '@piri/ui/button';
import { Checkbox } from '@piri/ui/checkbox';
import { ErrorState } from '@piri/ui/error-state';
import { PhoneInput } from '@piri/ui/phone-input';
import { Select } from '@piri/ui/select';
import { MoneyText } from '../currency/money-text.tsx';
import { CheckoutBox, CheckoutText } from './checkout-box.tsx';
import type { Checkout } from './use-checkout.ts';

/** Where it goes, from the division down to the gate. A division brings its districts, a district its places. */
export function AddressBoxes({ checkout }: { checkout: Checkout }) {
  const { form, values, answer, places, data } = checkout;
  const { register } = form.form;
  const { geo } = places;
  if (geo === 'failed') {
    return (
      <ErrorState
        title="We could not fetch the places we deliver to."
        action={<Button onClick={places.askAgain}>Try again</Button>}
      >
        What you have typed is kept.
      </ErrorState>
    );
  }
  const divisions = geo?.divisions ?? [];
  const districts = divisions.find(({ name }) => name === values.division)?.districts ?? [];
  const row = districts.find(({ name }) => name === values.district);
  const found = row ? [...row.thanas, ...row.upazilas] : [];
  const stairs = data.terms?.stairs;
  return (
    <div className="grid gap-4 md:grid-cols-6">
      <CheckoutBox form={form} name="division" label="Division" className="md:col-span-2">
        <Select
          {...register('division', { onChange: () => answer({ district: '', upazila: '' }) })}
          key={divisions.length}
          defaultValue={values.division}
        >
          {choices(divisions)}
        </Select>
      </CheckoutBox>
      <CheckoutBox form={form} name="district" label="District" className="md:col-span-2">
        <Select
          {...register('district', { onChange: () => answer({ upazila: '' }) })}
          key={values.division + districts.length}
          defaultValue={values.district}
        >
          {choices(districts)}
        </Select>
      </CheckoutBox>
      <CheckoutBox form={form} name="upazila" label="Upazila or thana" className="md:col-span-2">
        <Select {...register('upazila')} key={values.district + found.length} defaultValue={values.upazila}>
          {choices(found)}
        </Select>
      </CheckoutBox>
      <CheckoutText
        form={form}
        name="area"
        label="Area or road"
        className="md:col-span-3"
        input={{ autoComplete: 'address-line2' }}
      />
      <CheckoutText
        form={form}
        name="line"
        label="House and flat"
        className="md:col-span-3"
        input={{ autoComplete: 'address-line1' }}
      />
      <div className="flex gap-4 md:col-span-3">
        <CheckoutText
          form={form}
          name="floor"
          label="Floor (ground is 0)"
          required={false}
          className="w-36 shrink-0"
          input={{ inputMode: 'numeric', autoComplete: 'off' }}
        />
        <div className="pt-7">
          <Checkbox {...register('lift')}>There is a lift</Checkbox>
        </div>
      </div>
      <CheckoutText
        form={form}
        name="landmark"
        label="Landmark (if any)"
        required={false}
        className="md:col-span-3"
        input={{ autoComplete: 'off' }}
      />
      {stairs && (
        <p className="-mt-2 text-ink-2 text-meta md:col-span-6">
          Without a lift, carrying is free up to floor {stairs.fromFloor - 1}. From floor {stairs.fromFloor}{' '}
          on it is <MoneyText figure={stairs.charge} /> a floor for each large piece.
        </p>
      )}
      <Receiver checkout={checkout} />
    </div>
  );
}

function Receiver({ checkout: { form, values } }: { checkout: Checkout }) {
  return (
    <>
      <div className="-my-2 md:col-span-6">
        <Checkbox {...form.form.register('hasReceiver')}>Somebody else takes it in</Checkbox>
      </div>
      {values.hasReceiver && (
        <>
          <CheckoutText
            form={form}
            name="receiverName"
            label="Whom shall we ask for?"
            className="md:col-span-3"
            input={{ autoComplete: 'off' }}
          />
          <CheckoutBox form={form} name="receiverMobile" label="Their mobile" className="md:col-span-3">
            <PhoneInput {...form.form.register('receiverMobile')} autoComplete="off" />
          </CheckoutBox>
        </>
      )}
    </>
  );
}

function choices(all: readonly { name: string }[]) {
  return (
    <>
      <option value="">Choose one</option>
      {all.map(({ name }) => (
        <option key={name}>{name}</option>
      ))}
    </>
  );
}
