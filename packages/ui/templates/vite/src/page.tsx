import { Button } from '@piri/ui/button';
import { Field, FieldHint, FieldLabel } from '@piri/ui/field';
import { Heading } from '@piri/ui/heading';
import { Modal } from '@piri/ui/modal';
import { Select } from '@piri/ui/select';
import { Stack } from '@piri/ui/stack';
import { Text } from '@piri/ui/text';
import { TextInput } from '@piri/ui/text-input';
import { ToastRegion, toast } from '@piri/ui/toast';
import { type FormEvent, useState } from 'react';

export function Page() {
  const [open, setOpen] = useState(false);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // What was entered: new FormData(event.currentTarget)
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
        actions={
          <Button type="submit" form="ask-for-room">
            Send
          </Button>
        }
      >
        <form id="ask-for-room" onSubmit={send}>
          <Stack gap={24}>
            <Field required>
              <FieldLabel>Your email</FieldLabel>
              <TextInput type="email" name="email" autoComplete="email" />
              <FieldHint>We answer within a day.</FieldHint>
            </Field>
            <Field>
              <FieldLabel>Room</FieldLabel>
              <Select name="room">
                <option>By the river</option>
                <option>On the roof</option>
              </Select>
            </Field>
          </Stack>
        </form>
      </Modal>
      <ToastRegion />
    </main>
  );
}
