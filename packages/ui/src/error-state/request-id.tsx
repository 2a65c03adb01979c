import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';

/** The id that identifies the failure in the log, with a button that copies it. */
export function RequestId({ id, labels }: RequestIdProps) {
  const code = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 4_000);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      setCopied(true);
    } catch {
      // Not permitted, or not a secure context: select the id, so that the user can copy it.
      if (code.current) document.getSelection()?.selectAllChildren(code.current);
    }
  };

  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-2 text-muted text-small">
      {labels.requestId}
      <bdi>
        <code ref={code} className="font-semibold font-text text-default tabular wrap-anywhere">
          {id}
        </code>
      </bdi>
      <button
        type="button"
        onClick={copy}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-accent underline underline-offset-4 hover:decoration-2"
      >
        <Icon name={copied ? 'check' : 'copy'} width={18} height={18} />
        {labels.copy}
      </button>
      <span role="status">{copied && labels.copied}</span>
    </p>
  );
}

interface RequestIdProps {
  id: string;
  labels: { requestId: string; copy: string; copied: string };
}
