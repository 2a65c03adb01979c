import { Button } from '@piri/ui/button';
import { Section } from '@piri/ui/section';
import { useState } from 'react';
import type { ApiChannelConfig } from './account-api.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { DownloadDataDialog } from './download-data-dialog.tsx';

/** Lets the customer download their data or delete the account. */
export function AccountDataSection({ shop }: { shop: ApiChannelConfig }) {
  const [asked, setAsked] = useState<'download' | 'delete'>();
  const close = () => setAsked(undefined);
  return (
    <Section title="Your data" gap={0}>
      <p className="mt-4 max-w-[66ch]">Download everything in your account as one file.</p>
      <p className="mt-4">
        <Button variant="secondary" onClick={() => setAsked('download')}>
          Download my data
        </Button>
      </p>
      <p className="mt-8 max-w-[66ch]">
        Deleting your account removes your addresses and wishlist for good and signs you out everywhere. Your
        cart stays in this browser.
      </p>
      <p className="mt-1">
        <Button variant="ghost" className="-ms-6 text-danger!" onClick={() => setAsked('delete')}>
          Delete my account
        </Button>
      </p>
      <DownloadDataDialog shop={shop} open={asked === 'download'} onClose={close} />
      <DeleteAccountDialog shop={shop} open={asked === 'delete'} onClose={close} />
    </Section>
  );
}
