import type { ToastOptions } from '@piri/ui/toast';
import { create } from 'zustand';

export interface QueuedToast {
  message: string;
  /** Errors stay longer; the same has to stand where it failed, too. */
  error: boolean;
  options: ToastOptions;
}

/** What is to be said and has not been yet. */
export const useToastQueue = create<{ waiting: readonly QueuedToast[] }>(() => ({ waiting: [] }));

/** Says in passing what has just happened. What shows it is loaded with the first thing that is said. */
export function showToast(message: string, options: ToastOptions = {}) {
  add({ message, options, error: false });
}

showToast.error = (message: string, options: ToastOptions = {}) => add({ message, options, error: true });

function add(said: QueuedToast) {
  useToastQueue.setState(({ waiting }) => ({ waiting: [...waiting, said] }));
}
