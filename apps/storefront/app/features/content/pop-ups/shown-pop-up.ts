import type { PopUpEntry } from './choose-pop-ups.ts';

/** What either of the pop-ups is told. */
export interface ShownPopUpProps {
  entry: PopUpEntry;
  open: boolean;
  onClose: () => void;
}
