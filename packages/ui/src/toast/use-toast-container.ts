import { useEffect, useEffectEvent, useState } from 'react';

const overTheDialog = 'm-0 size-0 overflow-visible border-0 bg-transparent p-0';

/**
 * Returns the element that contains the toasts. It is the last child of `<body>` or, while a native modal dialog is
 * open, of that dialog. Everything outside such a dialog is inert, even in the top layer; a popover inside it is above
 * it, is not clipped, and can be pressed and announced. The element is also moved whenever the argument changes,
 * because older browsers fire no `toggle` event when a dialog opens.
 */
export function useToastContainer(said: unknown): HTMLElement | undefined {
  const [container, setContainer] = useState<HTMLElement>();
  const move = useEffectEvent(() => container && moveAboveDialog(container));

  useEffect(() => {
    const made = document.createElement('div');
    made.dataset['inertExempt'] = '';
    document.body.append(made);
    setContainer(made);
    const listening = new AbortController();
    for (const name of ['toggle', 'close']) {
      document.addEventListener(name, () => move(), { capture: true, signal: listening.signal });
    }
    return () => {
      listening.abort();
      made.remove();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog may have opened without an event, so check again with each new toast
  useEffect(() => void move(), [container, said]);
  return container;
}

function moveAboveDialog(container: HTMLElement) {
  if (!('popover' in container)) return;
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  if (container.parentElement === (dialog ?? document.body)) return;
  container.popover = null;
  moveTo(dialog ?? document.body, container);
  container.className = dialog ? overTheDialog : '';
  if (!dialog) return;
  container.popover = 'manual';
  container.showPopover();
}

/** `moveBefore` preserves the focus and running animations. It throws unless both elements are in the document. */
function moveTo(parent: Element, container: HTMLElement) {
  if ('moveBefore' in parent && parent.isConnected && container.isConnected)
    parent.moveBefore(container, null);
  else parent.append(container);
}
