'use client';

// A client component, because it has state and passes functions.
import { Button } from '@piri/ui/button';
import { Field, FieldHint, FieldLabel } from '@piri/ui/field';
import { Modal } from '@piri/ui/modal';
import { TextInput } from '@piri/ui/text-input';
import { toast } from '@piri/ui/toast';
import { useState } from 'react';

export function AskForRoom() {
  const [open, setOpen] = useState(false);
  const send = () => {
    setOpen(false);
    toast('We have your message.');
  };
  return (
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
  );
}
