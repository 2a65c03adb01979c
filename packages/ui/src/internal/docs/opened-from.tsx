import { type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from '../../button/button.tsx';
import { SamplePage } from './sample-page.tsx';

/** The frame of the stories of everything that lies over a page: the page, the button that opens it, and what it opens. */
export function OpenedFrom({ title, button, variant = 'primary', open: atFirst, children }: OpenedFromProps) {
  const [open, setOpen] = useState(atFirst);
  return (
    <SamplePage {...(title !== undefined && { title })}>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {button}
      </Button>
      {children(open, () => setOpen(false))}
    </SamplePage>
  );
}

interface OpenedFromProps extends Pick<ButtonProps, 'variant'> {
  /** The headline of the page. */
  title?: string;
  /** The words on the button that opens it. */
  button: string;
  /** Whether it is open at first. */
  open: boolean;
  children: (open: boolean, close: () => void) => ReactNode;
}
