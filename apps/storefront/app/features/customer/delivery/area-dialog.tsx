import type { Division } from '@piri/contract/geo';
import { InlineAlert } from '@piri/ui/inline-alert';
import { Modal } from '@piri/ui/modal';
import { useEffect, useState } from 'react';
import type { ShopConfig } from '../../../../server/shop-config.ts';
import { getBrowserClient } from '../session/get-browser-client.ts';
import { AreaForm } from './area-form.tsx';

export interface AreaDialogProps {
  shop: Pick<ShopConfig, 'channel'>;
  onClose: () => void;
}

/** A dialog that asks for the delivery area: division, district, then the upazila or thana that decides the charge. */
export default function AreaDialog({ shop, onClose }: AreaDialogProps) {
  const [divisions, setDivisions] = useState<Division[] | 'unreachable'>();
  useEffect(() => {
    const stop = new AbortController();
    getBrowserClient(shop)
      .getGeo({}, { signal: stop.signal })
      .then(
        (answer) => setDivisions(answer.ok ? answer.body.divisions : 'unreachable'),
        (error: unknown) => {
          if (!stop.signal.aborted) throw error;
        },
      );
    return () => stop.abort();
  }, [shop]);

  return (
    <Modal
      open
      title="Where should we deliver?"
      size="question"
      onOpenChange={onClose}
      loading={divisions === undefined}
    >
      {divisions === 'unreachable' && (
        <InlineAlert variant="error">
          We could not reach the shop. Please close this window and try again.
        </InlineAlert>
      )}
      {Array.isArray(divisions) && <AreaForm divisions={divisions} onDone={onClose} />}
    </Modal>
  );
}
