import type { ToastOptions } from '@piri/ui/toast';
import { create } from 'zustand';

export interface Said {
  message: string;
  /** Errors stay longer; the same has to stand where it failed, too. */
  error: boolean;
  options: ToastOptions;
}

/** What is to be said and has not been yet. */
export const useSaid = create<{ waiting: readonly Said[] }>(() => ({ waiting: [] }));

/** Says in passing what has just happened. What shows it is loaded with the first thing that is said. */
export function say(message: string, options: ToastOptions = {}) {
  add({ message, options, error: false });
}

say.error = (message: string, options: ToastOptions = {}) => add({ message, options, error: true });

function add(said: Said) {
  useSaid.setState(({ waiting }) => ({ waiting: [...waiting, said] }));
}
