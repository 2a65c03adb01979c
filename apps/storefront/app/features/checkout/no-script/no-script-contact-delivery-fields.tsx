import { Checkbox } from '@piri/ui/checkbox';
import { Field, FieldError, FieldHint, FieldLabel } from '@piri/ui/field';
import { RadioCard, RadioCards } from '@piri/ui/radio-cards';
import { Select } from '@piri/ui/select';
import { TextArea } from '@piri/ui/text-area';
import { TextInput, type TextInputProps } from '@piri/ui/text-input';
import { VisuallyHidden } from '@piri/ui/visually-hidden';
import type { ReactNode } from 'react';
import { PhoneNumberInput } from '../../customer/account/phone-number-input.tsx';
import { checkoutLabels, checkoutQuestions, getPlaceQuestion } from '../form/checkout-form-texts.ts';
import type { CheckoutFieldName } from '../form/checkout-values.ts';
import { CheckoutSection } from '../sections/checkout-section.tsx';
import { NoScriptAreaFields } from './no-script-area-fields.tsx';
import { NoScriptDayField } from './no-script-day-field.tsx';
import type { NoScriptCheckoutData, NoScriptFormState } from './no-script-order.ts';

export interface NoScriptContactDeliveryFieldsProps {
  data: NoScriptCheckoutData;
  form: NoScriptFormState;
}

/** The fields for contact, address and day. Each area list depends on the one before it. */
export function NoScriptContactDeliveryFields({ data, form }: NoScriptContactDeliveryFieldsProps) {
  const { values } = form.answers;
  const renderField = (
    name: CheckoutFieldName,
    label: string,
    control: ReactNode,
    more: FieldOptions = {},
  ) => (
    <Field
      controlId={name}
      required={more.required ?? true}
      {...(more.className && { className: more.className })}
    >
      <FieldLabel>{label}</FieldLabel>
      {control}
      <FieldError>{form.wrong?.[name]}</FieldError>
      {more.hint && <FieldHint>{more.hint}</FieldHint>}
    </Field>
  );
  const renderTextField = (
    name: CheckoutFieldName,
    label: string,
    input: TextInputProps,
    more?: FieldOptions,
  ) =>
    renderField(name, label, <TextInput name={name} defaultValue={String(values[name])} {...input} />, more);
  const optional = { required: false };
  // Without JavaScript, the question cannot change with the selection.
  const question = data.outlets ? checkoutQuestions.handover : getPlaceQuestion('HOME');
  const wide = { className: 'md:col-span-2' };
  return (
    <>
      <CheckoutSection id="contact" title={checkoutQuestions.contact} className="pt-8">
        <div className="grid gap-4 md:grid-cols-3">
          {renderTextField('fullName', checkoutLabels.fullName, { autoComplete: 'name' })}
          {renderField(
            'mobile',
            checkoutLabels.mobile,
            <PhoneNumberInput name="mobile" defaultValue={values.mobile} />,
          )}
          {renderTextField('email', checkoutLabels.email, { type: 'email', autoComplete: 'email' }, optional)}
        </div>
      </CheckoutSection>
      <CheckoutSection id="address" title={question}>
        <RadioCards
          legend={<VisuallyHidden>{question}</VisuallyHidden>}
          name="kind"
          defaultValue={values.kind}
        >
          <RadioCard
            value="HOME"
            expandedContent={
              <div className="grid gap-4 md:grid-cols-2">
                <NoScriptAreaFields form={form} />
                {renderTextField('area', 'Area or road', { autoComplete: 'address-line2' })}
                {renderTextField('line', 'House and flat', { autoComplete: 'address-line1' })}
                {renderTextField(
                  'floor',
                  checkoutLabels.floor,
                  { inputMode: 'numeric' },
                  { ...optional, hint: 'The ground floor is 0.' },
                )}
                <div className="md:pt-7">
                  <Checkbox name="lift" defaultChecked={values.lift}>
                    {checkoutLabels.lift}
                  </Checkbox>
                </div>
                {renderTextField('landmark', 'Landmark (optional)', {}, { ...optional, ...wide })}
              </div>
            }
          >
            {checkoutLabels.home}
          </RadioCard>
          {data.outlets && (
            <RadioCard
              value="COLLECT"
              trailing="Free"
              expandedContent={renderField(
                'outletId',
                'Showroom',
                <Select name="outletId" defaultValue={values.outletId}>
                  <option value="">{checkoutLabels.chooseOne}</option>
                  {data.outlets.map(({ id, name, district }) => (
                    <option key={id} value={id}>
                      {name}, {district}
                    </option>
                  ))}
                </Select>,
              )}
            >
              {checkoutLabels.collect}
            </RadioCard>
          )}
        </RadioCards>
        <div className="mt-4 grid gap-4 md:grid-cols-2">
          <NoScriptDayField data={data} form={form} />
          {renderField(
            'note',
            'Note (optional)',
            <TextArea name="note" rows={2} defaultValue={values.note} />,
            { ...optional, ...wide },
          )}
        </div>
      </CheckoutSection>
    </>
  );
}

interface FieldOptions {
  required?: boolean;
  hint?: string;
  className?: string;
}
