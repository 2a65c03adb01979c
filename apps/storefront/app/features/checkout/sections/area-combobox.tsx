import { Combobox } from '@piri/ui/combobox';
import { useState } from 'react';
import { checkoutLabels } from '../form/checkout-form-texts.ts';
import type { UseCheckoutResult } from '../state/use-checkout.ts';
import { CheckoutField } from './checkout-field.tsx';

/** With fewer letters, too many areas would match. */
const minQueryLength = 2;

/** A combobox for division, district and upazila in one field. */
export function AreaCombobox({ checkout }: { checkout: UseCheckoutResult }) {
  const { form, values, setValues, areas } = checkout;
  const { geo } = areas;
  const chosen = values.upazila === '' ? '' : `${values.upazila}, ${values.district}`;
  const [typed, setTyped] = useState<string>();
  const options =
    geo === undefined || geo === 'failed'
      ? []
      : geo.divisions.flatMap(({ name: division, districts }) =>
          districts.flatMap(({ name: district, thanas, upazilas }) =>
            [...thanas, ...upazilas].map(({ name }) => ({
              value: [division, district, name].join('/'),
              label: `${name}, ${district}`,
            })),
          ),
        );
  return (
    <CheckoutField
      form={form}
      name="upazila"
      label={checkoutLabels.upazila}
      hint="Start typing, then choose from the list."
    >
      <Combobox
        name="upazila"
        inputValue={typed ?? chosen}
        // Text typed over an area is not an area until one is selected.
        onInputValueChange={(text) => {
          setTyped(text);
          if (values.upazila !== '') setValues({ division: '', district: '', upazila: '' });
        }}
        options={options}
        filter={({ label }, text) =>
          text.length >= minQueryLength && label.toLowerCase().startsWith(text.toLowerCase())
        }
        labels={{ nothing: 'No match yet. Keep typing.' }}
        onValueChange={(path) => {
          if (path === null) return;
          const [division = '', district = '', upazila = ''] = path.split('/');
          setTyped(undefined);
          setValues({ division, district, upazila });
        }}
      />
    </CheckoutField>
  );
}
