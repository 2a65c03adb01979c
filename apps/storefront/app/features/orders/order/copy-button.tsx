import { Icon } from '@piri/ui/icon';
import { IconButton } from '@piri/ui/icon-button';
import { useState } from 'react';
import { copyWithToast } from '../../platform/toasts/copy-with-toast.ts';

export interface CopyButtonProps {
  /** What is copied, completing the label “Copy the …”. */
  name: string;
  text: string;
}

/** Copies a value that must be entered exactly elsewhere. */
export function CopyButton({ name, text }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  return (
    <IconButton
      aria-label={`Copy the ${name}`}
      onClick={async () => setCopied(await copyWithToast(text, `Copied: ${text}`))}
      onBlur={() => setCopied(false)}
      className="-my-2.5 text-muted! print:hidden noscript:hidden"
    >
      <Icon name={copied ? 'check' : 'copy'} width={18} height={18} />
    </IconButton>
  );
}
