import type { FileUploadState } from '@piri/ui/file-upload';
import { create } from 'zustand';

/** One file on its way to the shop, and on to what it is about. */
export interface UploadTask {
  id: string;
  file: Pick<File, 'name' | 'size'>;
  state: FileUploadState;
  /** How much of it has arrived, from 0 to 1. */
  progress: number;
  /** Where the shop keeps it. What was sent once is not sent again. */
  fileUrl?: string;
  /** Why it did not arrive, and what to do. */
  problem?: string;
  /** Sent again as it is, it may arrive. */
  canRetry?: boolean;
  /** It waits for somebody to sign in again, and then goes on by itself. */
  held?: boolean;
}

interface Tasks {
  /** By what they are about. They outlive the page's parts: whoever has to sign in finds them as they were. */
  lists: Readonly<Record<string, readonly UploadTask[]>>;
}

export const useUploadTasks = create<Tasks>(() => ({ lists: {} }));

const none: readonly UploadTask[] = [];

export function getTasks({ lists }: Tasks, list: string): readonly UploadTask[] {
  return lists[list] ?? none;
}

export function setTasks(
  list: string,
  change: (tasks: readonly UploadTask[]) => readonly UploadTask[],
): void {
  useUploadTasks.setState((state) => ({ lists: { ...state.lists, [list]: change(getTasks(state, list)) } }));
}

/** What is no longer in the list is changed by nobody. */
export function updateTask(list: string, id: string, change: Partial<UploadTask>): void {
  setTasks(list, (tasks) => tasks.map((task) => (task.id === id ? { ...task, ...change } : task)));
}

/** It is neither here nor given up yet. */
export function isInProgress({ state, held }: Pick<UploadTask, 'state' | 'held'>): boolean {
  return held === true || (state !== 'success' && state !== 'error');
}
