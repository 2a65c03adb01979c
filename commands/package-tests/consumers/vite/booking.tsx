import { Button } from '@piri/ui/button';
import { Field, FieldHint, FieldLabel } from '@piri/ui/field';
import { Icon } from '@piri/ui/icon';
import { IconButton } from '@piri/ui/icon-button';
import { Modal } from '@piri/ui/modal';
import { TextInput } from '@piri/ui/text-input';
import { ToastRegion, toast } from '@piri/ui/toast';
import { useState } from 'react';

/** A hotel's page, to show that the design system does not depend on furniture. */
export function HotelPage() {
  const [open, setOpen] = useState(false);
  const book = () => {
    setOpen(false);
    toast('Room 12 is yours for the night.');
  };
  return (
    <main>
      <h1>A room for the night</h1>
      <Button onClick={() => setOpen(true)}>Book room 12</Button>
      <Button className="hotel-button">Call the hotel</Button>
      {/* @ts-expect-error an icon button requires `aria-label` */}
      <IconButton hidden>
        <Icon name="close" />
      </IconButton>
      <Modal
        open={open}
        size="form"
        title="Who is coming?"
        onOpenChange={setOpen}
        actions={<Button onClick={book}>Book</Button>}
      >
        <Field>
          <FieldLabel>Name</FieldLabel>
          <TextInput autoComplete="name" />
          <FieldHint>As it stands in the passport.</FieldHint>
        </Field>
      </Modal>
      <ToastRegion />
    </main>
  );
}
