import { type Resolver, useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../button/button.tsx';
import { Field, FieldError, FieldLabel } from '../../field/field.tsx';
import { Radio, RadioGroup } from '../../radio-group/radio-group.tsx';
import { TextArea } from '../../text-area/text-area.tsx';
import { TextInput } from '../../text-input/text-input.tsx';
import { ErrorSummary } from '../error-summary.tsx';

const returnSchema = z.object({
  order: z
    .string()
    .regex(/^PR-\d{4}-\d{4}$/, 'Enter the order number from the receipt, such as PR-2611-0482.'),
  reason: z.string().min(10, 'Tell us in a sentence what’s wrong.'),
  instead: z.enum(['money', 'another'], 'Choose what you would like instead.'),
});

type ReturnFormValues = z.input<typeof returnSchema>;

const resolver: Resolver<ReturnFormValues> = (values) => {
  const parsed = returnSchema.safeParse(values);
  if (parsed.success) return { values: parsed.data, errors: {} };
  const errors = parsed.error.issues.map(({ path, code, message }) => [
    path.join('.'),
    { type: code, message },
  ]);
  return { values: {}, errors: Object.fromEntries(errors) };
};

/** A form with a summary above it. The summary takes the focus, so react-hook-form does not. */
export function ReturnForm({ onReturn }: { onReturn: (values: ReturnFormValues) => void }) {
  const { register, handleSubmit, formState } = useForm<ReturnFormValues>({
    resolver,
    shouldFocusError: false,
    reValidateMode: 'onSubmit',
    defaultValues: { order: '', reason: '' },
  });
  const { errors, submitCount } = formState;
  return (
    <form noValidate onSubmit={handleSubmit((values) => onReturn(values))} className="grid gap-5">
      <ErrorSummary
        attempt={submitCount}
        errors={Object.entries(errors).map(([field, error]) => ({ field, message: error.message }))}
      />
      <Field required>
        <FieldLabel>Order number</FieldLabel>
        <TextInput {...register('order')} />
        <FieldError>{errors.order?.message}</FieldError>
      </Field>
      <Field required>
        <FieldLabel>What’s wrong with the piece?</FieldLabel>
        <TextArea {...register('reason')} />
        <FieldError>{errors.reason?.message}</FieldError>
      </Field>
      <Field required>
        <RadioGroup legend="What would you like instead?">
          <Radio value="another" {...register('instead')}>
            A replacement
          </Radio>
          <Radio value="money" {...register('instead')}>
            A refund
          </Radio>
        </RadioGroup>
        <FieldError>{errors.instead?.message}</FieldError>
      </Field>
      <Button type="submit">Request return</Button>
    </form>
  );
}
