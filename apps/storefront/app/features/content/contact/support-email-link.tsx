import { lazy, type MouseEvent, Suspense, useState } from 'react';

const ContactDialog = lazy(() => import('./contact-dialog.tsx'));

/** The shop's e-mail address. Pressed, it opens the form to write to us; before that can be, the visitor's own mail. */
export function SupportEmailLink({ address, className }: { address: string; className?: string }) {
  const [open, setOpen] = useState(false);
  const write = (event: MouseEvent) => {
    // Whoever asks for another window wants the address itself.
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
