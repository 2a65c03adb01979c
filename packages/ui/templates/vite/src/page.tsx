import { Button } from '@piri/ui/button';
import { Field, FieldHint, FieldLabel } from '@piri/ui/field';
import { Heading } from '@piri/ui/heading';
import { Modal } from '@piri/ui/modal';
import { Text } from '@piri/ui/text';
import { TextInput } from '@piri/ui/text-input';
import { ToastRegion, toast } from '@piri/ui/toast';
import { useState } from 'react';

export function Page() {
  const [open, setOpen] = useState(false);
  const send = () => {
    setOpen(false);
    toast('We have your message.');
  };
  return (
    <main className="page">
      <Heading level={1}>A room by the river</Heading>
      <Text>Twelve rooms, breakfast on the roof, and a boat at nine.</Text>
      <Modal
        trigger={<Button>Ask for a room</Button>}
        open={open}
        onOpenChange={setOpen}
        title="Ask for a room"
        actions={<Button onClick={send}>Send</Button>}
      >
        <Field>
          <FieldLabel>Your email</FieldLabel>
          <TextInput type="email" name="email" autoComplete="email" />
          <FieldHint>We answer within a day.</FieldHint>
        </Field>
      </Modal>
      <ToastRegion />
    </main>
  );
}
