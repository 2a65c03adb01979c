const lookAgainAfter = 400;

/** What somebody has opened, or is typing into: a pop-up would take it out of their hands. */
const occupied = ':popover-open, dialog[open], [data-slot=scrim], input:focus, textarea:focus, select:focus';

/** Calls back after so many milliseconds, once nobody is in the middle of something. Answers how to give it up. */
export function whenUserIdle(after: number, call: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout>;
  const look = () => {
    if (document.querySelector(occupied)) waiting = setTimeout(look, lookAgainAfter);
    else call();
  };
  waiting = setTimeout(look, after);
  return () => clearTimeout(waiting);
}
