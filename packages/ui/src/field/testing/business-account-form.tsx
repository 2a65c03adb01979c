import { Controller, type Resolver, useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../button/button.tsx';
import { Combobox } from '../../combobox/combobox.tsx';
import { DatePicker } from '../../date-picker/date-picker.tsx';
import { FileUpload } from '../../file-upload/file-upload.tsx';
import { PasswordInput } from '../../password-input/password-input.tsx';
import { PriceRange } from '../../price-range/price-range.tsx';
import { QuantityStepper } from '../../quantity-stepper/quantity-stepper.tsx';
import { Radio, RadioGroup } from '../../radio-group/radio-group.tsx';
import { Switch } from '../../switch/switch.tsx';
import { Field, FieldError, FieldLabel } from '../field.tsx';

const businessAccountSchema = z.object({
  city: z.string().min(1, 'Choose the city of the first branch.'),
  branches: z.coerce.number().max(20, 'For more than 20 branches, call us.'),
  spend: z.tuple([z.number(), z.number().min(50_000, 'Trade prices begin at 50,000 a month.')]),
  billing: z.enum(['monthly', 'each'], 'Choose when the bill comes.'),
  start: z.iso.date('Choose the day of the first delivery.'),
  licence: z
    .custom<FileList>()
    .transform((files) => [...files].map(({ name }) => name))
    .refine((names) => names.length > 0, 'Add a picture of the trade licence.'),
  password: z.string().min(8, 'Use 8 characters or more.'),
  reminders: z.boolean().refine(Boolean, 'Reminders are part of a trade account.'),
});

type BusinessAccountInput = z.input<typeof businessAccountSchema>;
export type BusinessAccountValues = z.output<typeof businessAccountSchema>;

const resolver: Resolver<BusinessAccountInput, unknown, BusinessAccountValues> = (values) => {
  const parsed = businessAccountSchema.safeParse(values);
  if (parsed.success) return { values: parsed.data, errors: {} };
  const errors = parsed.error.issues.map(({ path, code, message }) => [path[0], { type: code, message }]);
  return { values: {}, errors: Object.fromEntries(errors) };
};

const cities = ['Chattogram', 'Dhaka', 'Rajshahi'].map((label) => ({ value: label.toLowerCase(), label }));

/** A form with the controls that `DeliveryForm` does not use. Only a pair of values needs a `Controller`. */
export function BusinessAccountForm({ onOpen }: { onOpen: (account: BusinessAccountValues) => void }) {
  const { register, control, handleSubmit, formState } = useForm<
    BusinessAccountInput,
    unknown,
    BusinessAccountValues
  >({
    resolver,
    defaultValues: {
      city: '',
      branches: '1',
      spend: [10_000, 40_000],
      start: '',
      password: '',
      reminders: false,
    },
  });
  const { errors } = formState;
  return (
    <form noValidate onSubmit={handleSubmit((values) => onOpen(values))}>
      <Field required>
        <FieldLabel>City</FieldLabel>
        <Combobox options={cities} {...register('city')} />
        <FieldError>{errors.city?.message}</FieldError>
      </Field>
      <Field>
        <FieldLabel>Branches</FieldLabel>
        <QuantityStepper max={40} {...register('branches')} />
        <FieldError>{errors.branches?.message}</FieldError>
      </Field>
      <Field>
        <Controller
          name="spend"
          control={control}
          render={({ field: { value, onChange, ref } }) => (
            <PriceRange
              ref={ref}
              legend="Spend in a month"
              min={0}
              max={100_000}
              value={[value[0], value[1]]}
              onValueChange={onChange}
            />
          )}
        />
        <FieldError>{errors.spend?.message}</FieldError>
      </Field>
      <Field required>
        <RadioGroup legend="When does the bill come?">
          <Radio value="monthly" {...register('billing')}>
            Once a month
          </Radio>
          <Radio value="each" {...register('billing')}>
            With each delivery
          </Radio>
        </RadioGroup>
        <FieldError>{errors.billing?.message}</FieldError>
      </Field>
      <Field required>
        <FieldLabel>First delivery</FieldLabel>
        <DatePicker {...register('start')} />
        <FieldError>{errors.start?.message}</FieldError>
      </Field>
      <Field required>
        <FieldLabel>Trade licence</FieldLabel>
        <FileUpload {...register('licence')} />
        <FieldError>{errors.licence?.message}</FieldError>
      </Field>
      <Field required>
        <FieldLabel>Password</FieldLabel>
        <PasswordInput autoComplete="new-password" {...register('password')} />
        <FieldError>{errors.password?.message}</FieldError>
      </Field>
      <Field required>
        <Switch {...register('reminders')}>Remind me of bills</Switch>
        <FieldError>{errors.reminders?.message}</FieldError>
      </Field>
      <Button type="submit">Open the account</Button>
    </form>
  );
}
