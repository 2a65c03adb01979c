import { Icon, type IconName } from '@piri/ui/icon';
import { IconButton } from '@piri/ui/icon-button';
import { useEffect, useState } from 'react';

type Answer = 'ready' | 'copied' | 'refused';

const signs: Readonly<Record<Answer, IconName>> = { ready: 'copy', copied: 'check', refused: 'alert' };

/** A button that copies a text to the clipboard, and shows and announces the result. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [answer, setAnswer] = useState<Answer>('ready');

  useEffect(() => {
    if (answer === 'ready') return;
    const clock = setTimeout(() => setAnswer('ready'), 2_000);
    return () => clearTimeout(clock);
  }, [answer]);

  // There is no clipboard without HTTPS, and a frame may not be allowed to use it.
  const copy = () =>
    (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
      () => setAnswer('copied'),
      () => setAnswer('refused'),
    );

  return (
    <>
      <IconButton aria-label={label} onClick={copy}>
        <Icon name={signs[answer]} width={18} height={18} />
      </IconButton>
      <span role="status" className="sr-only">
        {answer === 'copied' && `Copied: ${text}`}
        {answer === 'refused' && 'Could not copy. The browser does not allow it.'}
      </span>
    </>
  );
}
