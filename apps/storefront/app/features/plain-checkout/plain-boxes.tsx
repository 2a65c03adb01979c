import { Checkbox } from '@piri/ui/checkbox';
import { Field, FieldError, FieldHint, FieldLabel } from '@piri/ui/field';
import { RadioCard, RadioCards } from '@piri/ui/radio-cards';
import { Select } from '@piri/ui/select';
import { TextArea } from '@piri/ui/text-area';
import { TextInput, type TextInputProps } from '@piri/ui/text-input';
import { VisuallyHidden } from '@piri/ui/visually-hidden';
import type { ReactNode } from 'react';
import { MobileInput } from '../account/mobile-input.tsx';
import { CheckoutSection } from '../checkout/checkout-section.tsx';
import type { CheckoutName } from '../checkout/checkout-values.ts';
import { possibleDays } from '../checkout/possible-days.ts';
import { sayWholeDay } from '../delivery/say-whole-day.ts';
import { placeName } from './plain-answers.ts';
import type { PlainCheckoutData, PlainForm } from './plain-order.ts';

export interface PlainBoxesProps {
  data: PlainCheckoutData;
  places: NonNullable<PlainCheckoutData['places']>;
  form: PlainForm;
}

/** Who, where and when: the same questions as everywhere, in boxes of which none waits for another. */
export function PlainBoxes({ data, places, form }: PlainBoxesProps) {
  const { values } = form.answers;
  const box = (name: CheckoutName, label: string, control: ReactNode, more: Box = {}) => (
    <Field required={more.required ?? true} {...(more.className && { className: more.className })}>
      <FieldLabel>{label}</FieldLabel>
      {control}
      <FieldError>{form.wrong?.[name]}</FieldError>
      {more.hint && <FieldHint>{more.hint}</FieldHint>}
    </Field>
  );
  const text = (name: CheckoutName, label: string, input: TextInputProps, more?: Box) =>
    box(name, label, <TextInput name={name} defaultValue={String(values[name])} {...input} />, more);
  const optional = { required: false };
  const wide = { className: 'md:col-span-2' };
  return (
    <>
      <CheckoutSection id="contact" title="Who is it for" className="pt-8">
        <div className="grid gap-4 md:grid-cols-3">
          {text('fullName', 'Name', { autoComplete: 'name' })}
          {box('mobile', 'Mobile', <MobileInput name="mobile" defaultValue={values.mobile} />)}
          {text('email', 'E-mail (if you like)', { type: 'email', autoComplete: 'email' }, optional)}
        </div>
      </CheckoutSection>
      <CheckoutSection id="address" title="Where does it go">
        <RadioCards
          legend={<VisuallyHidden>Where does it go</VisuallyHidden>}
          name="kind"
          defaultValue={values.kind}
        >
          <RadioCard
            value="HOME"
            opens={
              <div className="grid gap-4 md:grid-cols-2">
                {box(
                  'upazila',
                  'Upazila or thana',
                  <PlaceSelect places={places} chosen={placeName(values)} />,
                  wide,
                )}
                {text('area', 'Area', { autoComplete: 'address-line2' })}
                {text('line', 'Road and house', { autoComplete: 'address-line1' })}
                {text(
                  'floor',
                  'Floor',
                  { inputMode: 'numeric' },
                  { ...optional, hint: 'The ground floor is 0.' },
                )}
                <div className="md:pt-7">
                  <Checkbox name="lift" defaultChecked={values.lift}>
                    There is a lift
                  </Checkbox>
                </div>
                {text('landmark', 'Landmark (if any)', {}, { ...optional, ...wide })}
              </div>
            }
          >
            To my door
          </RadioCard>
          {data.outlets && (
            <RadioCard
              value="COLLECT"
              detail="Free"
              opens={box(
                'outletId',
                'Showroom',
                <Select name="outletId" defaultValue={values.outletId}>
                  <option value="">Choose one</option>
                  {data.outlets.map(({ id, name, district }) => (
                    <option key={id} value={id}>
                      {name}, {district}
                    </option>
                  ))}
                </Select>,
              )}
            >
              I collect it in a showroom
            </RadioCard>
          )}
        </RadioCards>
        <div className="mt-4 grid gap-4 md:grid-cols-2">
          {box('day', 'Day', <DaySelect data={data} form={form} />, optional)}
          {box(
            'note',
            'A word for whoever brings it',
            <TextArea name="note" rows={2} defaultValue={values.note} />,
            { ...optional, ...wide },
          )}
        </div>
      </CheckoutSection>
    </>
  );
}

interface Box {
  required?: boolean;
  hint?: string;
  className?: string;
}

/** All places of the country, by their districts. */
function PlaceSelect({ places, chosen }: Pick<PlainBoxesProps, 'places'> & { chosen: string }) {
  return (
    <Select name="place" defaultValue={chosen} autoComplete="off">
      <option value="">Choose one</option>
      {places.map(({ division, district, names }) => (
        <optgroup key={district} label={`${district}, ${division}`}>
          {names.map((upazila) => (
            <option key={upazila} value={placeName({ division, district, upazila })}>
              {upazila}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}

function DaySelect({ data, form: { quote, answers } }: Pick<PlainBoxesProps, 'data' | 'form'>) {
  const { kind, outletId, when, day } = answers.values;
  const closedOn = kind === 'COLLECT' ? data.outlets?.find(({ id }) => id === outletId)?.closedOn : undefined;
  const days = quote?.delivery
    ? possibleDays({ earliest: quote.delivery.earliest, now: new Date(data.now), closedOn })
    : [];
  return (
    <Select name="day" defaultValue={when === 'LATER' ? day : ''}>
      <option value="">As soon as it is ready</option>
      {days.map((one) => (
        <option key={one} value={one}>
          {sayWholeDay(one)}
        </option>
      ))}
    </Select>
  );
}
