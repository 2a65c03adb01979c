import { lineKey, toCartLine } from '@piri/contract/line-item';
import type { Sale } from '@piri/contract/sales';
import { useRef, useState } from 'react';
import { askToSignIn } from '../../customer/session/ask-to-sign-in.ts';
import { browserClient } from '../../customer/session/browser-client.ts';
import { isAnswered } from '../../platform/errors/failures.ts';
import { useRootData } from '../../platform/settings/root-data.ts';
import { type OpenedOrder, ownerOf } from '../order/read-order.ts';
import { forgetFiles } from '../uploads/run-uploads.ts';
import { isUnderWay, type UploadTask } from '../uploads/upload-tasks.ts';
import { forgetAttempt, forgetDraft, keyOf, type ReturnDraft } from './return-draft.ts';
import { leftOf, refusalOfReturn } from './return-rules.ts';

export interface ReturnProblems {
  line?: string;
  reason?: string;
  files?: string;
  /** Of the whole. */
  answer?: string;
}

/** What is missing before a return can be asked for. */
function judgeReturn(
  { line, reason }: ReturnDraft,
  photographs: readonly Pick<UploadTask, 'state' | 'held'>[],
): ReturnProblems {
  return {
    ...(line === undefined && { line: 'Choose what is to go back.' }),
    ...(reason === undefined && { reason: 'Choose why.' }),
    ...(photographs.some(isUnderWay) && {
      files: 'A photograph is still on its way. Wait for it, or cancel it.',
    }),
  };
}

export interface UseReturnRequest {
  order: OpenedOrder;
  draft: ReturnDraft;
  photographs: readonly UploadTask[];
  /** By which name the photographs are kept. */
  list: string;
  done: (sale: Sale) => void;
}

/** Asks to give something back, once however often it is pressed. */
export function useReturnRequest({ order, draft, photographs, list, done }: UseReturnRequest) {
  const shop = useRootData()?.shop;
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<ReturnProblems>({});
  const { orderId, invoiceId } = order;

  const send = async () => {
    const missing = judgeReturn(draft, photographs);
    setProblems(missing);
    const chosen = leftOf(order).find(({ line }) => lineKey(line) === draft.line);
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
    const owner = ownerOf({ by: 'invoiceId', value: invoiceId });
    const answer = await browserClient(shop).requestReturn(
      { body },
      { idempotencyKey: keyOf(orderId, body), ...owner },
    );
    if (answer.ok || isAnswered(answer)) forgetAttempt(orderId);
    sending.current = false;
    setBusy(false);
    if (answer.ok) {
      forgetDraft(orderId);
      forgetFiles(list);
      done(answer.body);
    } else {
      setProblems({ answer: refusalOfReturn(answer) });
      if (answer.status === 401) askToSignIn();
    }
    return {};
  };
  return { busy, problems, send };
}
