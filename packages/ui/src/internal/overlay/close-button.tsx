import * as Dialog from '@radix-ui/react-dialog';
import { Icon } from '../../icon/icon.tsx';
import { IconButton } from '../../icon-button/icon-button.tsx';

interface CloseButtonProps {
  label: string;
  className?: string | undefined;
}

/** The close button of an overlay, in its corner. */
export function CloseButton({ label, className }: CloseButtonProps) {
  return (
    <Dialog.Close asChild>
      <IconButton aria-label={label} className={className}>
        <Icon name="close" />
      </IconButton>
    </Dialog.Close>
  );
}
