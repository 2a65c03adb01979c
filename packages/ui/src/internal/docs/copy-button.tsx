import { useEffect, useState } from 'react';
import { Icon, type IconName } from '../../icon/icon.tsx';
import { IconButton } from '../../icon-button/icon-button.tsx';

type CopyState = 'ready' | 'copied' | 'refused';

const signs: Readonly<Record<CopyState, IconName>> = { ready: 'copy', copied: 'check', refused: 'alert' };

/** A button that copies a text to the clipboard, and shows and announces the result. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [state, setState] = useState<CopyState>('ready');

  useEffect(() => {
    if (state === 'ready') return;
    const clock = setTimeout(() => setState('ready'), 2_000);
    return () => clearTimeout(clock);
  }, [state]);

  // There is no clipboard without HTTPS, and a frame may not be allowed to use it.
  const copy = () =>
    (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
      () => setState('copied'),
      () => setState('refused'),
    );

  return (
    <>
      <IconButton aria-label={label} onClick={copy}>
        <Icon name={signs[state]} width={18} height={18} />
      </IconButton>
      <span role="status" className="sr-only">
        {state === 'copied' && text.length > 80 ? 'Copied.' : `Copied: ${text}`}
        {state === 'refused' && 'Could not copy. The browser does not allow it.'}
      </span>
    </>
  );
}
