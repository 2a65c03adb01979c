import type { Address } from '@piri/contract/addresses';
import type { Division } from '@piri/contract/geo';
import { Button } from '@piri/ui/button';
import { Checkbox } from '@piri/ui/checkbox';
import { Field, FieldError, FieldHint, FieldLabel } from '@piri/ui/field';
import { InlineAlert } from '@piri/ui/inline-alert';
import { PhoneInput } from '@piri/ui/phone-input';
import { Select } from '@piri/ui/select';
import { TextInput } from '@piri/ui/text-input';
import type { ReactNode } from 'react';
import { type AddressValues, judgeAddress } from './address-rules.ts';
import { answerToAny } from './answers.ts';
import { useAccountForm } from './use-account-form.ts';

type Sent = Parameters<typeof useAccountForm<AddressValues, Address>>[0];

export interface AddressFormProps extends Pick<Sent, 'send'> {
  divisions: Division[];
  /** The one to change. Left out, a new one. */
  address?: Address | undefined;
  /** The first of all is the usual one, whatever is ticked. */
  first?: boolean;
  done: (address: Address) => void;
  onCancel: () => void;
}

/** Who is asked for, where it is, how it is reached. A division brings its districts, a district its places. */
export function AddressForm({ divisions, address, first = false, send, done, onCancel }: AddressFormProps) {
  const { form, watch, setValue } = useAccountForm<AddressValues, Address>({
    judge: judgeAddress,
    send,
    understand: answerToAny,
    done,
    defaultValues: valuesOf(address),
  });
  const { register, errors, problem, note, busy, onSubmit } = form;
  const [division, district] = watch(['division', 'district']);
  const districts = divisions.find(({ name }) => name === division)?.districts ?? [];
  const row = districts.find(({ name }) => name === district);
  const places = row ? [...row.thanas, ...row.upazilas] : [];
  const forget = (...names: ('district' | 'upazila')[]) => {
    for (const name of names) setValue(name, '');
  };
  const box = (name: keyof AddressValues, label: string, control: ReactNode, more: Box = {}) => (
    <Field required={more.required ?? true} {...(more.className && { className: more.className })}>
      <FieldLabel>{label}</FieldLabel>
      {control}
      <FieldError>{more.waiting ? undefined : errors[name]}</FieldError>
      {more.hint && <FieldHint>{more.hint}</FieldHint>}
    </Field>
  );
  const text = (name: keyof AddressValues, autoComplete: string) => (
    <TextInput autoComplete={autoComplete} {...register(name)} />
  );

  return (
    <form method="post" noValidate onSubmit={onSubmit} className="pt-2 text-ink">
      <InlineAlert live variant="error" className="not-empty:mb-4">
        {problem ?? note}
      </InlineAlert>
      <div className="grid gap-4 sm:grid-cols-2">
        {box('fullName', 'Who shall we ask for?', text('fullName', 'name'))}
        {box('mobile', 'Mobile', <PhoneInput {...register('mobile')} />)}
        {box(
          'division',
          'Division',
          <Select {...withChange(register('division'), () => forget('district', 'upazila'))}>
            {choices(divisions)}
          </Select>,
        )}
        {box(
          'district',
          'District',
          <Select
            disabled={districts.length === 0}
            {...withChange(register('district'), () => forget('upazila'))}
          >
            {choices(districts)}
          </Select>,
          { waiting: districts.length === 0 },
        )}
        {box(
          'upazila',
          'Upazila or thana',
          <Select disabled={places.length === 0} {...register('upazila')}>
            {choices(places)}
          </Select>,
          { waiting: places.length === 0 },
        )}
        {box('area', 'Area or road', text('area', 'address-line2'))}
        {box('line', 'House and flat', text('line', 'address-line1'), { className: 'sm:col-span-2' })}
        {box('floor', 'Floor', <TextInput inputMode="numeric" autoComplete="off" {...register('floor')} />, {
          required: false,
          hint: 'The ground floor is 0.',
        })}
        <Checkbox {...register('lift')}>There is a lift</Checkbox>
        {box('landmark', 'Landmark', text('landmark', 'off'), {
          required: false,
          className: 'sm:col-span-2',
          hint: 'What one sees from the street, such as a blue gate.',
        })}
      </div>
      {!first && !address?.isDefault && (
        <Checkbox {...register('isDefault')}>Bring things here unless I say otherwise</Checkbox>
      )}
      <div className="mt-4 flex flex-wrap justify-end gap-2 *:flex-auto sm:*:flex-none">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={busy}>
          {address ? 'Save' : 'Add this address'}
        </Button>
      </div>
    </form>
  );
}

interface Box {
  required?: boolean;
  /** It cannot be answered before the box above it, so there is nothing to mend yet. */
  waiting?: boolean;
  hint?: string;
  className?: string;
}

function valuesOf(address: Address | undefined): AddressValues {
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

/** The box's own handler first: what hangs on it is emptied afterwards. */
function withChange<Bound extends { onChange: (event: never) => unknown }>(bound: Bound, after: () => void) {
  return {
    ...bound,
    onChange: (event: Parameters<Bound['onChange']>[0]) => {
      bound.onChange(event);
      after();
    },
  };
}
