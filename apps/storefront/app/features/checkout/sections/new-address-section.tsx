import { AddressFields } from '@piri/ui/address-fields';
import { Button } from '@piri/ui/button';
import { Checkbox } from '@piri/ui/checkbox';
import { ErrorState } from '@piri/ui/error-state';
import { InlinePrice } from '../../catalogue/prices/inline-price.tsx';
import { useSelectedCurrencyFormat } from '../../catalogue/prices/use-selected-currency-format.ts';
import { PhoneNumberInput } from '../../customer/account/phone-number-input.tsx';
import { draftSavedMessage } from '../form/checkout-messages.ts';
import type { UseCheckoutResult } from '../state/use-checkout.ts';
import { CheckoutField, CheckoutTextField } from './checkout-field.tsx';

/** The fields of a new address, with an optional receiver. */
export function NewAddressSection({
  checkout,
  withSearch = false,
}: {
  checkout: UseCheckoutResult;
  withSearch?: boolean;
}) {
  const { form, values, setValues, areas, data, quote } = checkout;
  const { show } = useSelectedCurrencyFormat();
  const { geo } = areas;
  if (geo === 'failed') {
    return (
      <ErrorState
        title="We couldn’t load the delivery areas."
        action={<Button onClick={areas.refetch}>Try again</Button>}
      >
        {draftSavedMessage}
      </ErrorState>
    );
  }
  const { division, district, upazila } = values;
  const stairs = data.terms?.stairs;
  return (
    <div>
      <AddressFields
        divisions={geo?.divisions ?? []}
        register={(name) => form.form.register(name)}
        errors={form.errors}
        area={{ division, district, upazila }}
        onAreaChange={setValues}
        withSearch={withSearch}
        getCharge={({ zoneId }) => {
          const charge = areas.chargeIn(zoneId, quote);
          return charge === undefined ? undefined : charge === 0 ? 'Free' : show(charge);
        }}
      />
      {stairs && (
        <p className="mt-3 mb-2 text-muted text-small">
          Without a lift, carrying is free up to floor {stairs.fromFloor - 1}. From floor {stairs.fromFloor}{' '}
          we charge <InlinePrice figure={stairs.charge} /> per floor for each large piece.
        </p>
      )}
      <Receiver checkout={checkout} />
    </div>
  );
}

function Receiver({ checkout: { form, values } }: { checkout: UseCheckoutResult }) {
  return (
    <>
      <Checkbox {...form.form.register('hasReceiver')}>Someone else will receive it</Checkbox>
      {values.hasReceiver && (
        <div className="mt-2 grid gap-4 sm:grid-cols-2">
          <CheckoutTextField
            form={form}
            name="receiverName"
            label="Who should we ask for?"
            input={{ autoComplete: 'off' }}
          />
          <CheckoutField form={form} name="receiverMobile" label="Their mobile number">
            <PhoneNumberInput {...form.form.register('receiverMobile')} autoComplete="off" />
          </CheckoutField>
        </div>
      )}
    </>
  );
}
