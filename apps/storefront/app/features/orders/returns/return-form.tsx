import { getLineKey } from '@piri/contract/line-item';
import type { Sale } from '@piri/contract/sales';
import { Button } from '@piri/ui/button';
import { Field, FieldHint, FieldLabel } from '@piri/ui/field';
import { InlineAlert } from '@piri/ui/inline-alert';
import { Select } from '@piri/ui/select';
import { TextArea } from '@piri/ui/text-area';
import { useRef } from 'react';
import type { OrderWithDetails } from '../order/fetch-order.ts';
import { UploadField } from '../uploads/upload-field.tsx';
import { useUploads } from '../uploads/use-uploads.ts';
import { useReturnDraft } from './return-draft.ts';
import { ReturnLineField, ReturnReasonField } from './return-fields.tsx';
import { returnMessages } from './return-messages.ts';
import { getReturnableLines } from './return-rules.ts';
import { useReturnRequest } from './use-return-request.ts';

/** The maximum number of photographs of a return. */
const maxPhotographs = 3;

export interface ReturnFormProps {
  order: OrderWithDetails;
  done: (sale: Sale) => void;
}

/** The form of a return: item, quantity, reason, note and photographs. */
export function ReturnForm({ order, done }: ReturnFormProps) {
  const { draft, change } = useReturnDraft(order.orderId);
  const list = `return of ${order.orderId}`;
  const uploads = useUploads({ list, type: 'RETURN' });
  const request = useReturnRequest({ order, draft, photographs: uploads.tasks, list, done });
  const { busy, problems } = request;
  const form = useRef<HTMLFormElement>(null);
  const lines = getReturnableLines(order);
  const chosen = lines.find(({ line }) => getLineKey(line) === draft.line);
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
      <ReturnLineField {...{ draft, change, lines }} problem={problems.line} />
      {chosen && chosen.left > 1 && (
        <Field className="max-w-32">
          <FieldLabel>How many?</FieldLabel>
          <Select
            value={draft.quantity}
            onChange={({ currentTarget }) => change({ quantity: Number(currentTarget.value) })}
          >
            {Array.from({ length: chosen.left }, (_, before) => (
              <option key={before} value={before + 1}>
                {before + 1}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <ReturnReasonField
        {...{ draft, change, chosen }}
        problem={problems.reason}
        returnableUntil={order.returnableUntil}
      />
      <Field>
        <FieldLabel>Anything we should know?</FieldLabel>
        <TextArea
          rows={4}
          maxLength={1000}
          defaultValue={draft.note}
          onChange={({ currentTarget }) => change({ note: currentTarget.value })}
        />
        <FieldHint>For example, which leg or corner, and when you noticed it (optional).</FieldHint>
      </Field>
      <UploadField
        label="Photos"
        uploads={uploads}
        room={maxPhotographs - sent}
        full={returnMessages.tooManyPhotos}
        success="Received"
        removable
        error={problems.files}
      />
      <div>
        <InlineAlert announce variant="error" className="not-empty:mb-4">
          {problems.answer}
        </InlineAlert>
        <Button type="submit" loading={busy} className="w-full sm:w-auto">
          Request return
        </Button>
      </div>
    </form>
  );
}
