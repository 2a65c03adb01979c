import { Button } from '@piri/ui/button';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDownloadSize, viewerBytes } from './format-download-size.ts';
import type { ModelViewProps } from './model-view.tsx';

export interface OpenModelButtonProps extends ModelViewProps {
  open: boolean;
  onOpen: () => void;
}

/**
 * A button that opens the 3D view of an item in place of its images. Nothing is downloaded before it is clicked, so its
 * label gives the download size. It needs JavaScript and appears after hydration.
 */
export function OpenModelButton({ open, onOpen, onClose, ...props }: OpenModelButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [ready, setReady] = useState(false);
  const [View, setView] = useState<ComponentType<ModelViewProps>>();
  const [fetching, setFetching] = useState<'now' | 'failed'>();
  useEffect(() => setReady(true), []);

  const fetchView = () => {
    setFetching('now');
    import('./model-view.tsx').then(
      (module) => {
        setView(() => module.default);
        setFetching(undefined);
        onOpen();
      },
      (error: unknown) => {
        console.debug(error);
        setFetching('failed');
      },
    );
  };
  const close = () => {
    // Synchronous, because the button must be visible to take the focus, and in a later frame the focus may be in a
    // field.
    flushSync(onClose);
    button.current?.focus();
  };

  if (!ready) return null;
  return (
    <>
      <Button
        ref={button}
        size="small"
        variant="secondary"
        loading={fetching === 'now'}
        hidden={open}
        onClick={View ? onOpen : fetchView}
        className="absolute! end-3 top-3 max-md:-end-1 print:hidden"
      >
        {fetching === 'failed'
          ? '3D view didn’t load. Try again'
          : `3D view, ${formatDownloadSize(props.model.bytes + viewerBytes)}`}
      </Button>
      {open && View && <View {...props} onClose={close} />}
    </>
  );
}
