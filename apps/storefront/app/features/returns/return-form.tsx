import type { Sale } from '@piri/contract/sales';
import { returnReasons } from '@piri/contract/sales';
import { Button } from '@piri/ui/button';
import { Field, FieldHint, FieldLabel } from '@piri/ui/field';
import { InlineAlert } from '@piri/ui/inline-alert';
import { QuantityStepper } from '@piri/ui/quantity-stepper';
import { RadioCard, RadioCards } from '@piri/ui/radio-cards';
import { TextArea } from '@piri/ui/text-area';
import { useRef } from 'react';
import { nameOf } from '../cart/cart.ts';
import type { OpenedOrder } from '../orders/read-order.ts';
import { UploadBox } from '../uploads/upload-box.tsx';
import { useUploads } from '../uploads/use-uploads.ts';
import { useReturnDraft } from './return-draft.ts';
import { leftOf, reasonWords, whyNotChangedMind } from './return-rules.ts';
import { useReturnRequest } from './use-return-request.ts';

/** No return holds more. */
const mostPhotographs = 3;

export interface ReturnFormProps {
  order: OpenedOrder;
  done: (sale: Sale) => void;
}

/** What is to go back, how many of it, why, and how it looks. */
export function ReturnForm({ order, done }: ReturnFormProps) {
  const { draft, change } = useReturnDraft(order.orderId);
  const list = `return of ${order.orderId}`;
  const uploads = useUploads({ list, type: 'RETURN' });
  const request = useReturnRequest({ order, draft, photographs: uploads.tasks, list, done });
  const { busy, problems } = request;
  const form = useRef<HTMLFormElement>(null);
  const lines = leftOf(order);
  const chosen = lines.find(({ line }) => nameOf(line) === draft.line);
  const sent = uploads.tasks.filter(({ state }) => state !== 'error').length;

  const submit = async () => {
    const missing = await request.send();
    const [first] = missing.line ? ['line'] : missing.reason ? ['reason'] : [];
    if (first) form.current?.querySelector<HTMLElement>(`input[name="${first}"]`)?.focus();
  };

  return (
    <form
      ref={form}
      noValidate
      className="grid max-w-140 gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <RadioCards
        legend="What is to go back?"
        name="line"
        value={draft.line ?? ''}
        onValueChange={(line) => change({ line, quantity: 1 })}
        {...(problems.line && !draft.line && { error: problems.line })}
      >
        {lines.map(({ line, left }) => (
          <RadioCard
            key={nameOf(line)}
            value={nameOf(line)}
            description={[
              ...line.attributeValues.map(({ optionDisplayLabel }) => optionDisplayLabel),
              left === 1 ? 'One' : `${left} of them`,
            ].join(', ')}
          >
            {line.title}
          </RadioCard>
        ))}
      </RadioCards>
      {chosen && chosen.left > 1 && (
        <Field>
          <FieldLabel>How many?</FieldLabel>
          <QuantityStepper
            key={draft.line}
            max={chosen.left}
            defaultValue={draft.quantity}
            onValueChange={(quantity) => change({ quantity })}
          />
        </Field>
      )}
      <RadioCards
        legend="Why?"
        name="reason"
        value={draft.reason ?? ''}
        onValueChange={(reason) => {
          const known = returnReasons.find((one) => one === reason);
          if (known) change({ reason: known });
        }}
        {...(problems.reason && !draft.reason && { error: problems.reason })}
      >
        {returnReasons.map((reason) => {
          const why =
            reason === 'CHANGED_MIND' && chosen
              ? whyNotChangedMind(chosen.line, { returnableUntil: order.returnableUntil, now: new Date() })
              : undefined;
          return (
            <RadioCard key={reason} value={reason} description={reasonWords[reason].about} unavailable={why}>
              {reasonWords[reason].name}
            </RadioCard>
          );
        })}
      </RadioCards>
      <Field>
        <FieldLabel>What should we know?</FieldLabel>
        <TextArea
          rows={4}
          maxLength={1000}
          defaultValue={draft.note}
          onChange={({ currentTarget }) => change({ note: currentTarget.value })}
        />
        <FieldHint>Which leg, which corner, since when. You may leave it empty.</FieldHint>
      </Field>
      <UploadBox
        label="Photographs"
        uploads={uploads}
        room={mostPhotographs - sent}
        full="Three are enough. Remove one to choose another."
        success="With us"
        removable
        error={problems.files}
      />
      <InlineAlert live variant="error">
        {problems.answer}
      </InlineAlert>
      <Button type="submit" busy={busy} className="w-full sm:w-auto sm:justify-self-start">
        Ask for the return
      </Button>
    </form>
  );
}
