import type { FileUploadState } from '@piri/ui/file-upload';
import { create } from 'zustand';

/** A file that is being uploaded. */
export interface UploadTask {
  id: string;
  file: Pick<File, 'name' | 'size'>;
  state: FileUploadState;
  /** The part that has been sent, from 0 to 1. */
  progress: number;
  /** The address of the sent file. A file that was sent once is not sent again. */
  fileUrl?: string;
  /** The error, and what to do about it. */
  problem?: string;
  /** Whether a retry may succeed. */
  canRetry?: boolean;
  /** Waits for the user to sign in again, then continues by itself. */
  held?: boolean;
}

interface Tasks {
  /** The tasks by list. They outlive components, so that they are still there after a new sign-in. */
  lists: Readonly<Record<string, readonly UploadTask[]>>;
}

export const useUploadTasks = create<Tasks>(() => ({ lists: {} }));

const none: readonly UploadTask[] = [];

export function getTasks({ lists }: Tasks, list: string): readonly UploadTask[] {
  return lists[list] ?? none;
}

export function updateTaskList(
  list: string,
  change: (tasks: readonly UploadTask[]) => readonly UploadTask[],
): void {
  useUploadTasks.setState((state) => ({ lists: { ...state.lists, [list]: change(getTasks(state, list)) } }));
}

/** Updates a task; does nothing if it is no longer in the list. */
export function updateTask(list: string, id: string, change: Partial<UploadTask>): void {
  updateTaskList(list, (tasks) => tasks.map((task) => (task.id === id ? { ...task, ...change } : task)));
}

/** Returns true if the upload has neither succeeded nor failed. */
export function isInProgress({ state, held }: Pick<UploadTask, 'state' | 'held'>): boolean {
  return held === true || (state !== 'success' && state !== 'error');
}
