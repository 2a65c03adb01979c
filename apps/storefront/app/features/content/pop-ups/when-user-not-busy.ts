const lookAgainAfter = 400;

/** Elements that are open or being typed into: a pop-up would interrupt the visitor. */
const occupied = ':popover-open, dialog[open], [data-slot=scrim], input:focus, textarea:focus, select:focus';

/**
 * Calls back after the given milliseconds, once the visitor is not in the middle of something. Returns a function that
 * cancels it.
 */
export function whenUserNotBusy(after: number, call: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout>;
  const look = () => {
    if (document.querySelector(occupied)) waiting = setTimeout(look, lookAgainAfter);
    else call();
  };
  waiting = setTimeout(look, after);
  return () => clearTimeout(waiting);
}
