import { Combobox } from '@piri/ui/combobox';
import { Field, FieldError, FieldLabel } from '@piri/ui/field';
import { FileUploadList, FileUploadTask } from '@piri/ui/file-upload';
import { PhoneInput } from '@piri/ui/phone-input';
import { PriceRange } from '@piri/ui/price-range';
import { QuantityStepper } from '@piri/ui/quantity-stepper';
import { RadioCard, RadioCards } from '@piri/ui/radio-cards';
import { Switch } from '@piri/ui/switch';
import { useState } from 'react';

export function PriceRangeDemo() {
  return (
    <PriceRange
      className="w-full max-w-80"
      legend="Price"
      min={1950}
      max={185000}
      step={50}
      defaultValue={[7450, 130000]}
      format={(price) => `৳${price.toLocaleString('en-IN')}`}
    />
  );
}

export function QuantityStepperDemo() {
  return <QuantityStepper aria-label="Quantity" defaultValue={4} max={8} />;
}

export function SwitchDemo() {
  return <Switch defaultChecked>Tell me by text</Switch>;
}

export function RadioCardsDemo() {
  return (
    <RadioCards variant="chips" legend="Legs" defaultValue="segun">
      <RadioCard value="segun">Segun</RadioCard>
      <RadioCard value="walnut">Walnut</RadioCard>
    </RadioCards>
  );
}

export function ComboboxDemo() {
  return (
    <Field className="w-full max-w-90">
      <FieldLabel>Where to?</FieldLabel>
      <Combobox
        placeholder="Dhanmondi, Savar, Beanibazar…"
        options={[
          { value: 'adabor', label: 'Adabor, Dhaka', description: '৳1,200' },
          { value: 'beanibazar', label: 'Beanibazar, Sylhet', description: '৳4,800' },
          { value: 'dhanmondi', label: 'Dhanmondi, Dhaka', description: '৳1,200' },
          { value: 'savar', label: 'Savar, Dhaka', description: '৳1,000' },
        ]}
      />
    </Field>
  );
}

export function FieldDemo() {
  const [number, setNumber] = useState('0171');
  const complete = number.replace(/\D/g, '').length >= 10;
  return (
    <Field className="w-full max-w-90" invalid={!complete}>
      <FieldLabel>Mobile number</FieldLabel>
      <PhoneInput value={number} onChange={(event) => setNumber(event.currentTarget.value)} />
      <FieldError>{complete ? undefined : 'Write all ten digits after +880.'}</FieldError>
    </Field>
  );
}

export function FileUploadDemo() {
  return (
    <FileUploadList className="w-full max-w-90">
      <FileUploadTask name="slip-of-thursday.pdf" size="2.1 MB" state="progress" progress={0.62} />
    </FileUploadList>
  );
}
