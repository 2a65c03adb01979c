import { type ReactNode, useState } from 'react';
import type { DialogOpenChangeReason } from '../overlay/dialog-overlay.tsx';
import type { OpenChangeDetails as Details } from '../overlay/open-state.ts';
import { PageFixture, PageFixtureButton } from './page-fixture.tsx';

type OpenChangeDetails = Details<DialogOpenChangeReason>;

/** A frame for the stories of overlays: the page, the button that opens the overlay, and the overlay. */
export function OverlayStory({
  title,
  button,
  open: initiallyOpen = false,
  onOpenChange: observe,
  children,
}: OverlayStoryProps) {
  const [open, setOpen] = useState(initiallyOpen);
  const onOpenChange = (next: boolean, details: OpenChangeDetails) => {
    observe?.(next, details);
    setOpen(next);
  };
  return (
    <PageFixture {...(title !== undefined && { title })}>
      <PageFixtureButton onClick={() => setOpen(true)}>{button}</PageFixtureButton>
      {children({ open, onOpenChange })}
    </PageFixture>
  );
}

type OpenChangeHandler = (open: boolean, details: OpenChangeDetails) => void;

interface OverlayStoryProps {
  /** The heading of the page. */
  title?: string;
  /** The label of the button that opens it. */
  button: string;
  /** Whether it is open initially. */
  open?: boolean | undefined;
  /** Called before the overlay opens or closes itself. */
  onOpenChange?: OpenChangeHandler | undefined;
  children: (state: { open: boolean; onOpenChange: OpenChangeHandler }) => ReactNode;
}
