import { Button } from '@piri/ui/button';
import { Icon } from '@piri/ui/icon';
import { IconButton } from '@piri/ui/icon-button';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

const corner =
  'fixed end-4 bottom-4 z-header max-lg:[body:has([data-slot=buy-bar][data-state=shown])_&]:bottom-20 print:hidden';

/** A button that opens the chat's own page in a frame. The frame loads on the first click. */
export function ChatWidget({ address }: { address: string }) {
  const [open, setOpen] = useState(false);
  // The frame stays mounted while the window is closed, so that typed text is kept.
  const [begun, setBegun] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const closer = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!begun) return;
    (open ? closer : opener).current?.focus();
  }, [open, begun]);

  useEffect(makeRoomAtTheFoot, []);

  function toggle() {
    setBegun(true);
    setOpen(!open);
  }

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key === 'Escape') setOpen(false);
  }

  return (
    <>
      {!open && (
        <div className={corner}>
          <Button
            ref={opener}
            variant="secondary"
            size="small"
            aria-expanded={false}
            onClick={toggle}
            className="shadow-floating"
          >
            <Icon name="mail" /> Chat
          </Button>
        </div>
      )}
      {begun && (
        <section
          aria-label="Chat"
          hidden={!open}
          onKeyDown={closeOnEscape}
          className={`${corner} h-[min(36rem,calc(100dvh-2rem))] w-[min(24rem,calc(100vw-2rem))] flex-col corner-mitre bg-surface text-default shadow-overlay not-[[hidden]]:flex forced-colors:border`}
        >
          <div className="flex items-center justify-between ps-4">
            <p className="font-semibold">Chat</p>
            <IconButton ref={closer} aria-label="Close the chat" onClick={toggle}>
              <Icon name="close" />
            </IconButton>
          </div>
          <iframe
            title="Chat with us"
            src={address}
            sandbox="allow-scripts allow-forms allow-popups allow-same-origin"
            referrerPolicy="no-referrer"
            className="min-h-0 w-full flex-1 border-subtle border-t bg-white"
          />
        </section>
      )}
    </>
  );
}

/** Adds space below the footer, so that the button never covers the end of the page. Nothing above shifts. */
function makeRoomAtTheFoot() {
  const foot = document.querySelector<HTMLElement>('[data-slot=footer]');
  if (!foot) return;
  foot.style.paddingBlockEnd = '5rem';
  return () => {
    foot.style.paddingBlockEnd = '';
  };
}
