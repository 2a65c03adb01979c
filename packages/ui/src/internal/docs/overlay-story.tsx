import { type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from '../../button/button.tsx';
import type { CloseReason } from '../overlay/dialog-overlay.tsx';
import { PageFixture } from './page-fixture.tsx';

/** A frame for the stories of overlays: the page, the button that opens the overlay, and the overlay. */
export function OverlayStory({
  title,
  button,
  variant = 'primary',
  open: atFirst,
  onClose: tell,
  children,
}: OverlayStoryProps) {
  const [open, setOpen] = useState(atFirst);
  const onClose = (reason: CloseReason) => {
    tell?.(reason);
    setOpen(false);
  };
  return (
    <PageFixture {...(title !== undefined && { title })}>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {button}
      </Button>
      {children({ open, onClose })}
    </PageFixture>
  );
}

interface OverlayStoryProps extends Pick<ButtonProps, 'variant'> {
  /** The heading of the page. */
  title?: string;
  /** The label of the button that opens it. */
  button: string;
  /** Whether it is open initially. */
  open: boolean;
  /** Called before the overlay closes. */
  onClose?: (reason: CloseReason) => void;
  children: (state: { open: boolean; onClose: (reason: CloseReason) => void }) => ReactNode;
}
