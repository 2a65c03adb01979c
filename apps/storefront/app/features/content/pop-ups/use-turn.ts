import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { useSession } from '../../customer/session/session-store.ts';
import { isSubscribed } from '../newsletter/subscribed-mark.ts';
import type { PopUpChoice } from './choose-pop-ups.ts';
import { isSnoozed, snooze } from './snooze.ts';
import { whenQuiet } from './when-quiet.ts';

export type Turn = keyof PopUpChoice;

/** Long enough for the page to be looked at, or for the campaign to have gone. */
const beforeOffer = 1_000;

/** Whose turn it is: first the campaign, then the offer for whoever is not signed in, and each once. */
export function useTurn(choice: PopUpChoice, snoozeHours: number) {
  const status = useSession((session) => session.status);
  const leaving = useNavigation().state !== 'idle';
  const [closed, setClosed] = useState<Turn[]>([]);
  const [open, setOpen] = useState<Turn>();

  useEffect(() => {
    // Whoever signs in meanwhile is not asked for an address any more.
    if (open === 'offer' && status === 'in') setOpen(undefined);
    if (open || leaving) return;
    const now = Date.now();
    const waits = (turn: Turn) => {
      const entry = choice[turn];
      return entry && !closed.includes(turn) && !isSnoozed(entry, snoozeHours, now);
    };
    if (waits('campaign')) return whenQuiet(0, () => setOpen('campaign'));
    if (status === 'out' && waits('offer') && !isSubscribed()) {
      return whenQuiet(beforeOffer, () => setOpen('offer'));
    }
  }, [choice, snoozeHours, status, leaving, closed, open]);

  const close = (turn: Turn) => {
    const entry = choice[turn];
    if (entry) snooze(entry, Date.now());
    setClosed((others) => [...others, turn]);
    setOpen(undefined);
  };

  return { turn: open, close };
}
