import { getLineKey, toCartLine } from '@piri/contract/line-item';
import type { Sale } from '@piri/contract/sales';
import { useRef, useState } from 'react';
import { getBrowserClient } from '../../customer/session/get-browser-client.ts';
import { openSignInDialog } from '../../customer/session/sign-in-dialog-store.ts';
import { isFinalRejection } from '../../platform/errors/api-errors.ts';
import { useRootData } from '../../platform/settings/root-data.ts';
import { type OrderWithDetails, readGuestTokenOption } from '../order/fetch-order.ts';
import { clearUploads } from '../uploads/upload-queue.ts';
import { isInProgress, type UploadTask } from '../uploads/upload-tasks.ts';
import {
  deleteReturnDraft,
  deleteReturnIdempotencyKey,
  getReturnIdempotencyKey,
  type ReturnDraft,
} from './return-draft.ts';
import { getReturnErrorMessage, returnMessages } from './return-messages.ts';
import { getReturnableLines } from './return-rules.ts';

export interface ReturnProblems {
  line?: string;
  reason?: string;
  files?: string;
  /** The error of the whole request. */
  answer?: string;
}

/** Returns the errors of an incomplete request. */
function validateReturn(
  { line, reason }: ReturnDraft,
  photographs: readonly Pick<UploadTask, 'state' | 'held'>[],
): ReturnProblems {
  return {
    ...(line === undefined && { line: returnMessages.lineMissing }),
    ...(reason === undefined && { reason: returnMessages.reasonMissing }),
    ...(photographs.some(isInProgress) && {
      files: returnMessages.photoUnfinished,
    }),
  };
}

export interface UseReturnRequestOptions {
  order: OrderWithDetails;
  draft: ReturnDraft;
  photographs: readonly UploadTask[];
  /** The name of the upload list with the photographs. */
  list: string;
  done: (sale: Sale) => void;
}

/** Sends a return request, once however often it is pressed. */
export function useReturnRequest({ order, draft, photographs, list, done }: UseReturnRequestOptions) {
  const shop = useRootData()?.shop;
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<ReturnProblems>({});
  const { orderId, invoiceId } = order;

  const send = async () => {
    const missing = validateReturn(draft, photographs);
    setProblems(missing);
    const chosen = getReturnableLines(order).find(({ line }) => getLineKey(line) === draft.line);
    if (!shop || sending.current || Object.keys(missing).length > 0 || !chosen || !draft.reason)
      return missing;
    sending.current = true;
    setBusy(true);
    const body = {
      ...toCartLine(chosen.line),
      ...{ orderId, quantity: Math.min(draft.quantity, chosen.left), reason: draft.reason },
      ...(draft.note.trim() !== '' && { note: draft.note.trim() }),
      fileUrls: photographs.flatMap(({ state, fileUrl }) =>
        state === 'success' && fileUrl ? [fileUrl] : [],
      ),
    };
    const owner = readGuestTokenOption({ by: 'invoiceId', value: invoiceId });
    const answer = await getBrowserClient(shop).requestReturn(
      { body },
      { idempotencyKey: getReturnIdempotencyKey(orderId, body), ...owner },
    );
    if (answer.ok || isFinalRejection(answer)) deleteReturnIdempotencyKey(orderId);
    sending.current = false;
    setBusy(false);
    if (answer.ok) {
      deleteReturnDraft(orderId);
      clearUploads(list);
      done(answer.body);
    } else {
      setProblems({ answer: getReturnErrorMessage(answer) });
      if (answer.status === 401) openSignInDialog();
    }
    return {};
  };
  return { busy, problems, send };
}
