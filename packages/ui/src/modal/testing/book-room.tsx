import { type FormEvent, useState } from 'react';
import { Button } from '../../button/button.tsx';
import { Checkbox } from '../../checkbox/checkbox.tsx';
import { DatePicker } from '../../date-picker/date-picker.tsx';
import { Field, FieldError, FieldHint, FieldLabel } from '../../field/field.tsx';
import { QuantityStepper } from '../../quantity-stepper/quantity-stepper.tsx';
import { Select } from '../../select/select.tsx';
import { Stack } from '../../stack/stack.tsx';
import { TextInput } from '../../text-input/text-input.tsx';
import { Modal } from '../modal.tsx';

export function BookRoom({ onBook }: { onBook: (booking: FormData) => void }) {
  const [open, setOpen] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const changeOpen = (next: boolean) => {
    setOpen(next);
    setErrors({});
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = findErrors(form);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) return getControl(form, first).focus();
    onBook(new FormData(form));
    changeOpen(false);
  };
  return (
    <Modal
      trigger={<Button>Book a room</Button>}
      open={open}
      onOpenChange={changeOpen}
      size="form"
      title="Book a room"
      closeOnBackdrop={false}
      actions={
        <Button type="submit" form="booking">
          Book the room
        </Button>
      }
    >
      <form id="booking" noValidate onSubmit={submit}>
        <Stack gap={24}>
          <Field required>
            <FieldLabel>Name</FieldLabel>
            <TextInput name="name" autoComplete="name" />
            <FieldError>{errors.name}</FieldError>
          </Field>
          <Field required>
            <FieldLabel>Day of arrival</FieldLabel>
            <DatePicker name="day" getDisabledReason={getClosedReason} />
            <FieldError>{errors.day}</FieldError>
            <FieldHint>Any day except Sunday.</FieldHint>
          </Field>
          <Field>
            <FieldLabel>Guests</FieldLabel>
            <QuantityStepper name="guests" defaultValue={2} max={4} />
          </Field>
          <Field required>
            <FieldLabel>Room</FieldLabel>
            <Select name="room">
              <option value="">Choose one</option>
              <option>By the river</option>
              <option>On the roof</option>
            </Select>
            <FieldError>{errors.room}</FieldError>
          </Field>
          <Field required>
            <Checkbox name="terms">I accept the house rules</Checkbox>
            <FieldError>{errors.terms}</FieldError>
          </Field>
        </Stack>
      </form>
    </Modal>
  );
}

type Errors = { name?: string; day?: string; room?: string; terms?: string };

/** In the order of the form, so that the first one can take the focus. */
function findErrors(form: HTMLFormElement): Errors {
  const data = new FormData(form);
  const { validity, validationMessage } = getControl(form, 'day');
  return {
    ...(!data.get('name') && { name: 'Enter the name for the booking.' }),
    // The date picker itself says why it refuses a typed day.
    ...(validity.customError
      ? { day: validationMessage }
      : !data.get('day') && { day: 'Choose the day you arrive.' }),
    ...(!data.get('room') && { room: 'Choose a room.' }),
    ...(!data.has('terms') && { terms: 'Accept the house rules to book.' }),
  };
}

function getControl(form: HTMLFormElement, name: string): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement;
}

function getClosedReason(day: string): string | undefined {
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 0 ? 'We are closed on Sundays.' : undefined;
}
