import { lazy, type MouseEvent, Suspense, useState } from 'react';

const ContactDialog = lazy(() => import('./contact-dialog.tsx'));

/** The shop's email address. A click opens the contact form, or the visitor's mail program before hydration. */
export function EmailLinkToContactDialog({ address, className }: { address: string; className?: string }) {
  const [open, setOpen] = useState(false);
  const write = (event: MouseEvent) => {
    // Leaves clicks with a modifier key to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a href={`mailto:${address}`} onClick={write} className={className}>
        {address}
      </a>
      {open && (
        <Suspense>
          <ContactDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
