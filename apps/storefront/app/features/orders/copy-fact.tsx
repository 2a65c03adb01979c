import { Icon } from '@piri/ui/icon';
import { IconButton } from '@piri/ui/icon-button';
import { useState } from 'react';
import { say } from '../toasts/say.ts';

export interface CopyFactProps {
  /** What is copied, in words that go on after "Copy". */
  name: string;
  text: string;
}

/** Beside what has to be written somewhere else, letter for letter. */
export function CopyFact({ name, text }: CopyFactProps) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      say(`Copied: ${text}`);
    } catch {
      say.error('The browser does not let us copy it. Please copy it by hand.');
    }
  };
  return (
    <IconButton
      aria-label={`Copy the ${name}`}
      onClick={copy}
      onBlur={() => setCopied(false)}
      className="-my-2.5 text-ink-2! print:hidden noscript:hidden"
    >
      <Icon name={copied ? 'check' : 'copy'} width={18} height={18} />
    </IconButton>
  );
}
