import type { Sale } from '@piri/contract/sales';
import { FileUploadTask } from '@piri/ui/file-upload';
import { Section } from '@piri/ui/section';
import type { ShopConfig } from '../../../../server/shop-config.ts';
import { getBrowserClient } from '../../customer/session/get-browser-client.ts';
import { formatMoment } from '../../platform/dates/dhaka-dates.ts';
import { useRootData } from '../../platform/settings/root-data.ts';
import { toUploadProblemFromFailure } from '../uploads/upload-errors.ts';
import { UploadField } from '../uploads/upload-field.tsx';
import { uploadMessages } from '../uploads/upload-messages.ts';
import type { UploadProblem } from '../uploads/upload-queue.ts';
import { useUploads } from '../uploads/use-uploads.ts';
import { type OrderWithDetails, readGuestTokenOption } from './fetch-order.ts';
import { transferSlipMessages } from './transfer-slip-messages.ts';
import { acceptsSlips, getRemainingSlipCount, getSlipName } from './transfer-slip-rules.ts';
import type { UseOrderResult } from './use-order.ts';

export interface TransferSlipsProps {
  order: OrderWithDetails;
  today: string;
  returned: Pick<UseOrderResult, 'show'>;
}

/** Lists the slips of a transfer, and lets the customer send another one while the payment is awaited. */
export function TransferSlips({ order, today, returned }: TransferSlipsProps) {
  const { attachments = [] } = order;
  const takes = acceptsSlips(order);
  if (!takes && attachments.length === 0) return null;
  return (
    <Section title="Transfer slips" gap={12} className="mt-10 max-w-140 print:hidden">
      {takes ? (
        <>
          <p className="mb-5 text-muted">
            Made the transfer? Send us the slip. Once we’ve checked it with our bank, we’ll mark your{' '}
            {order.kind === 'BOOKING' ? 'advance' : 'order'} as paid.
          </p>
          <SlipUpload {...{ order, attachments, today, returned }} />
        </>
      ) : (
        <ul className="divide-y divide-subtle border-subtle border-y">
          <Attached {...{ attachments, today }} />
        </ul>
      )}
    </Section>
  );
}

interface SlipUploadProps extends TransferSlipsProps {
  attachments: Sale['attachments'];
}

function SlipUpload({ order: { orderId, invoiceId }, attachments, today, returned }: SlipUploadProps) {
  const shop = useRootData()?.shop;
  const attachSlip = async (fileUrl: string) => {
    if (!shop) return { problem: uploadMessages.unreachable, canRetry: true };
    const answer = await attach(shop, { orderId, invoiceId, fileUrl });
    if ('problem' in answer) return answer;
    returned.show(answer);
    return undefined;
  };
  const uploads = useUploads({ list: `slips of ${orderId}`, type: 'PAYMENT_SLIP', onUploaded: attachSlip });
  // Slips that are attached to the order are listed by the order.
  const tasks = uploads.tasks.filter(({ fileUrl }) => !attachments.some((one) => one.fileUrl === fileUrl));
  const underWay = tasks.filter(({ state }) => state !== 'error').length;
  return (
    <UploadField
      label="Upload a slip"
      uploads={{ ...uploads, tasks }}
      room={getRemainingSlipCount(attachments, underWay)}
      full={transferSlipMessages.tooMany}
      success="Received"
      before={attachments.length > 0 && <Attached {...{ attachments, today }} />}
    />
  );
}

function Attached({ attachments, today }: Pick<SlipUploadProps, 'attachments' | 'today'>) {
  return attachments.map((slip, nth) => (
    <FileUploadTask
      key={slip.fileUrl}
      name={getSlipName(slip, nth)}
      state="success"
      labels={{ states: { success: `Received ${formatMoment(slip.attachedAt, today)}` } }}
    />
  ));
}

async function attach(
  shop: ShopConfig,
  { orderId, invoiceId, fileUrl }: { orderId: string; invoiceId: string; fileUrl: string },
): Promise<Sale | UploadProblem> {
  const answer = await getBrowserClient(shop).attachSlip(
    { body: { orderId, fileUrl } },
    readGuestTokenOption({ by: 'invoiceId', value: invoiceId }),
  );
  if (answer.ok) return answer.body;
  switch (answer.body?.error.code) {
    case 'NOT_PAYABLE':
      return { problem: transferSlipMessages.notPayable };
    case 'TOO_MANY':
      return { problem: transferSlipMessages.tooMany };
    case 'INVALID':
      return { problem: transferSlipMessages.unknownFile };
    default:
      return toUploadProblemFromFailure(answer);
  }
}
