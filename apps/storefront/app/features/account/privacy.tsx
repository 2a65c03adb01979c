import { Button } from '@piri/ui/button';
import { Heading } from '@piri/ui/heading';
import { InlineAlert } from '@piri/ui/inline-alert';
import { useState } from 'react';
import { browserClient } from '../../browser-client.ts';
import type { Asked } from './account-calls.ts';
import { answerToAny, outOfReach } from './answers.ts';
import { DeleteAccount } from './delete-account.tsx';

/** What somebody may do about all that is kept of them: take it along, or have it deleted. */
export function Privacy({ shop }: { shop: Asked }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [deleting, setDeleting] = useState(false);

  const take = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const result = await browserClient(shop).exportCustomer();
      if (result.ok) hand(result.body);
      else setFailure(answerToAny(result).problem ?? outOfReach);
    } finally {
      setBusy(false);
    }
  };

  return (
    <section aria-labelledby="privacy-title">
      <Heading level={2} look="small-title" id="privacy-title">
        What we keep about you
      </Heading>
      <p className="mt-4 max-w-[66ch]">
        Everything that hangs on your account fits into one file, which any program can read. It is made this
        moment and goes to this device alone.
      </p>
      <InlineAlert live variant="error" className="not-empty:mt-4">
        {failure}
      </InlineAlert>
      <p className="mt-4">
        <Button variant="secondary" busy={busy} onClick={take}>
          Download my data
        </Button>
      </p>
      <p className="mt-8 max-w-[66ch]">
        Deleting takes away your addresses, your wishlist and your sessions, at once and for good. What lies
        in this browser’s cart stays.
      </p>
      <p className="mt-1">
        <Button variant="quiet" className="-ms-6 text-danger!" onClick={() => setDeleting(true)}>
          Delete my account
        </Button>
      </p>
      <DeleteAccount shop={shop} open={deleting} onClose={() => setDeleting(false)} />
    </section>
  );
}

/** As a file of this browser's own making: nothing of it ever stands in an address. */
function hand(data: object) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'my-data.json';
  link.click();
  // The download has its own hold on it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
