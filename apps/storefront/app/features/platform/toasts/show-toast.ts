import type { ToastOptions } from '@piri/ui/toast';
import { create } from 'zustand';

export interface QueuedToast {
  message: string;
  /** Errors stay longer. They must also be shown where they occurred. */
  error: boolean;
  options: ToastOptions;
}

/** The toasts that are not shown yet. */
export const useToastQueue = create<{ waiting: readonly QueuedToast[] }>(() => ({ waiting: [] }));

/** Shows a toast. The component that renders it is loaded with the first one. */
export function showToast(message: string, options: ToastOptions = {}) {
  add({ message, options, error: false });
}

showToast.error = (message: string, options: ToastOptions = {}) => add({ message, options, error: true });

function add(said: QueuedToast) {
  useToastQueue.setState(({ waiting }) => ({ waiting: [...waiting, said] }));
}
