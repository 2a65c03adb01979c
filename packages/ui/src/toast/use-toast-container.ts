import { useEffect, useEffectEvent, useState } from 'react';

const overTheDialog = 'm-0 size-0 overflow-visible border-0 bg-transparent p-0';

/**
 * The element in which toasts lie: at the end of the page, or, while a native modal dialog is open, at its end. All
 * beside such a dialog is out of reach, also what the browser paints above it; what is within it and a popover of its
 * own lies over it, unclipped, and can be pressed and heard. `said` is looked at as well, since older browsers do not
 * tell of the opening of a dialog.
 */
export function useToastContainer(said: unknown): HTMLElement | undefined {
  const [place, setPlace] = useState<HTMLElement>();
  const move = useEffectEvent(() => place && lieOnTop(place));

  useEffect(() => {
    const made = document.createElement('div');
    made.dataset['inertExempt'] = '';
    document.body.append(made);
    setPlace(made);
    const listening = new AbortController();
    for (const name of ['toggle', 'close']) {
      document.addEventListener(name, () => move(), { capture: true, signal: listening.signal });
    }
    return () => {
      listening.abort();
      made.remove();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a toast that comes may find a dialog that nobody told of
  useEffect(() => void move(), [place, said]);
  return place;
}

function lieOnTop(place: HTMLElement) {
  if (!('popover' in place)) return;
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  if (place.parentElement === (dialog ?? document.body)) return;
  place.popover = null;
  moveTo(dialog ?? document.body, place);
  place.className = dialog ? overTheDialog : '';
  if (!dialog) return;
  place.popover = 'manual';
  place.showPopover();
}

/** Where the browser can, without an end to focus and threads; it refuses when one of the two is not on the page. */
function moveTo(parent: Element, place: HTMLElement) {
  if ('moveBefore' in parent && parent.isConnected && place.isConnected) parent.moveBefore(place, null);
  else parent.append(place);
}
