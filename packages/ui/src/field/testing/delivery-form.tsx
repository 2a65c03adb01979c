import { type Resolver, useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../button/button.tsx';
import { Checkbox } from '../../checkbox/checkbox.tsx';
import { PhoneInput } from '../../phone-input/phone-input.tsx';
import { RadioCard, RadioCards } from '../../radio-cards/radio-cards.tsx';
import { Select } from '../../select/select.tsx';
import { TextArea } from '../../text-area/text-area.tsx';
import { TextInput } from '../../text-input/text-input.tsx';
import { Field, FieldError, FieldHint, FieldLabel } from '../field.tsx';

const delivery = z.object({
  name: z.string().trim().min(1, 'Enter the name the driver should ask for.'),
  mobile: z.string().regex(/^\+?[\d০-৯ ]{10,}$/, 'Some digits are missing: there should be ten after +880.'),
  division: z.string().min(1, 'Choose where to deliver, so that we can give you a day.'),
  lift: z.enum(
    ['yes', 'no'],
    'Tell us whether there’s a lift, so that we know whether to send two people or four.',
  ),
  note: z.string().max(60, 'Use 60 characters or fewer.'),
  accepted: z.literal(true, 'Tick the box to place the order.'),
});

type Delivery = z.input<typeof delivery>;

/** Connects react-hook-form to zod. */
const resolver: Resolver<Delivery> = (values) => {
  const parsed = delivery.safeParse(values);
  if (parsed.success) return { values: parsed.data, errors: {} };
  const errors = parsed.error.issues.map(({ path, code, message }) => [
    path.join('.'),
    { type: code, message },
  ]);
  return { values: {}, errors: Object.fromEntries(errors) };
};

/**
 * A form as in the shop, for stories and tests. react-hook-form controls it and zod validates it; the components only
 * show it.
 */
export function DeliveryForm({ onDeliver }: { onDeliver: (delivery: Delivery) => void }) {
  const { register, handleSubmit, formState } = useForm<Delivery>({
    resolver,
    defaultValues: { name: '', mobile: '', division: '', note: '' },
  });
  const { errors } = formState;
  return (
    <form noValidate onSubmit={handleSubmit((values) => onDeliver(values))} className="grid max-w-120 gap-5">
      <Field required>
        <FieldLabel>Name</FieldLabel>
        <TextInput autoComplete="name" {...register('name')} />
        <FieldError>{errors.name?.message}</FieldError>
      </Field>
      <Field required>
        <FieldLabel>Mobile number</FieldLabel>
        <PhoneInput {...register('mobile')} />
        <FieldError>{errors.mobile?.message}</FieldError>
        <FieldHint>The driver will call half an hour before arriving.</FieldHint>
      </Field>
      <Field required>
        <FieldLabel>Division</FieldLabel>
        <Select {...register('division')}>
          <option value="">Choose one</option>
          <option>Chattogram</option>
          <option>Dhaka</option>
        </Select>
        <FieldError>{errors.division?.message}</FieldError>
      </Field>
      <Field required>
        <RadioCards variant="chips" legend="Is there a lift?">
          <RadioCard value="yes" {...register('lift')}>
            Yes
          </RadioCard>
          <RadioCard value="no" {...register('lift')}>
            No
          </RadioCard>
        </RadioCards>
        <FieldError>{errors.lift?.message}</FieldError>
      </Field>
      <Field>
        <FieldLabel>Note for the driver (optional)</FieldLabel>
        <TextArea rows={2} {...register('note')} />
        <FieldError>{errors.note?.message}</FieldError>
      </Field>
      <Field required>
        <Checkbox {...register('accepted')}>I accept the terms</Checkbox>
        <FieldError>{errors.accepted?.message}</FieldError>
      </Field>
      <Button type="submit">Place order</Button>
    </form>
  );
}
