import type { SavedAddress } from '@piri/contract/addresses';
import type { Division } from '@piri/contract/geo';
import { AddressFields, type SelectedArea } from '@piri/ui/address-fields';
import { Button } from '@piri/ui/button';
import { Checkbox } from '@piri/ui/checkbox';
import { Field, FieldError, FieldLabel } from '@piri/ui/field';
import { InlineAlert } from '@piri/ui/inline-alert';
import { TextInput } from '@piri/ui/text-input';
import { getGenericErrors } from '../account/account-errors.ts';
import { PhoneNumberInput } from '../account/phone-number-input.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { type AddressValues, addressResolver } from './address-validation.ts';

type Sent = Parameters<typeof useAccountForm<AddressValues, SavedAddress>>[0];

export interface AddressFormProps extends Pick<Sent, 'send'> {
  divisions: Division[];
  /** The address to edit. Without it, the form adds one. */
  address?: SavedAddress | undefined;
  /** Set for the first address, which always becomes the default. */
  first?: boolean;
  done: (address: SavedAddress) => void;
  onCancel: () => void;
}

/** The form for an address: recipient, area and access. */
export function AddressForm({ divisions, address, first = false, send, done, onCancel }: AddressFormProps) {
  const { form, watch, setValue } = useAccountForm<AddressValues, SavedAddress>({
    resolver: addressResolver,
    send,
    getErrors: getGenericErrors,
    done,
    defaultValues: valuesOf(address),
  });
  const { register, errors, problem, note, loading, onSubmit } = form;
  const [division, district, upazila] = watch(['division', 'district', 'upazila']);
  const area = { division, district, upazila };
  const changeArea = (to: SelectedArea) => {
    for (const name of ['division', 'district', 'upazila'] as const) setValue(name, to[name]);
  };

  return (
    <form method="post" noValidate onSubmit={onSubmit} className="pt-2 text-default">
      <InlineAlert announce variant="error" className="not-empty:mb-4">
        {problem ?? note}
      </InlineAlert>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field required>
          <FieldLabel>Who should we ask for?</FieldLabel>
          <TextInput autoComplete="name" {...register('fullName')} />
          <FieldError>{errors.fullName}</FieldError>
        </Field>
        <Field required>
          <FieldLabel>Mobile number</FieldLabel>
          <PhoneNumberInput {...register('mobile')} />
          <FieldError>{errors.mobile}</FieldError>
        </Field>
      </div>
      <AddressFields
        divisions={divisions}
        register={register}
        errors={errors}
        area={area}
        onAreaChange={changeArea}
        className="mt-4"
      />
      {!first && !address?.isDefault && (
        <div className="mt-3">
          <Checkbox {...register('isDefault')}>Deliver here unless I say otherwise</Checkbox>
        </div>
      )}
      <div className="mt-4 flex flex-wrap justify-end gap-2 *:flex-auto sm:*:flex-none">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={loading}>
          {address ? 'Save' : 'Add this address'}
        </Button>
      </div>
    </form>
  );
}

function valuesOf(address: SavedAddress | undefined): AddressValues {
  const { floor, lift, landmark, fullName, mobile, division, district, upazila, area, line } = address ?? {};
  return {
    fullName: fullName ?? '',
    mobile: mobile ?? '',
    division: division ?? '',
    district: district ?? '',
    upazila: upazila ?? '',
    area: area ?? '',
    line: line ?? '',
    floor: floor === undefined ? '' : String(floor),
    lift: lift ?? false,
    landmark: landmark ?? '',
    isDefault: address?.isDefault ?? false,
  };
}
