import { type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from '../../button/button.tsx';
import type { CloseReason } from '../overlay/dialog-overlay.tsx';
import { PageFixture } from './page-fixture.tsx';

/** The frame of the stories of everything that lies over a page: the page, the button that opens it, and what it opens. */
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
  /** The headline of the page. */
  title?: string;
  /** The words on the button that opens it. */
  button: string;
  /** Whether it is open at first. */
  open: boolean;
  /** Hears of the closing, which is then done. */
  onClose?: (reason: CloseReason) => void;
  children: (state: { open: boolean; onClose: (reason: CloseReason) => void }) => ReactNode;
}
