import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { useSession } from '../../customer/session/session-store.ts';
import { isSubscribed } from '../newsletter/subscribed-flag.ts';
import type { PopUpSelection } from './select-pop-ups.ts';
import { isSnoozed, snoozePopUp } from './snooze.ts';
import { whenUserNotBusy } from './when-user-not-busy.ts';

export type PopUpKind = keyof PopUpSelection;

/** The delay before the offer, in milliseconds. It leaves time to look at the page, or for the campaign to close. */
const beforeOffer = 1_000;

/** Returns which pop-up is open: first the campaign, then the offer for visitors who are not signed in, each once. */
export function usePopUpQueue(choice: PopUpSelection, snoozeHours: number) {
  const status = useSession((session) => session.status);
  const leaving = useNavigation().state !== 'idle';
  const [closed, setClosed] = useState<PopUpKind[]>([]);
  const [open, setOpen] = useState<PopUpKind>();

  useEffect(() => {
    // Closes the offer if the visitor signs in.
    if (open === 'offer' && status === 'in') setOpen(undefined);
    if (open || leaving) return;
    const now = Date.now();
    const waits = (turn: PopUpKind) => {
      const entry = choice[turn];
      return entry && !closed.includes(turn) && !isSnoozed(entry, snoozeHours, now);
    };
    if (waits('campaign')) return whenUserNotBusy(0, () => setOpen('campaign'));
    if (status === 'out' && waits('offer') && !isSubscribed()) {
      return whenUserNotBusy(beforeOffer, () => setOpen('offer'));
    }
  }, [choice, snoozeHours, status, leaving, closed, open]);

  const close = (turn: PopUpKind) => {
    const entry = choice[turn];
    if (entry) snoozePopUp(entry, Date.now());
    setClosed((others) => [...others, turn]);
    setOpen(undefined);
  };

  return { turn: open, close };
}
