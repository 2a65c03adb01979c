import { uploadMessages } from './upload-messages.ts';
import { validateFile } from './upload-rules.ts';
import { getTasks, type UploadTask, updateTask, updateTaskList, useUploadTasks } from './upload-tasks.ts';

/** Why an upload failed. */
export interface UploadProblem {
  problem: string;
  /** @default false */
  canRetry?: boolean;
  /** @default false */
  held?: boolean;
}

export type UploadSendResult = { fileUrl: string } | UploadProblem;

/** The two steps of an upload: sending the file, and attaching it to its subject. */
export interface UploadHandlers {
  send: (file: File, options: UploadSendOptions) => Promise<UploadSendResult>;
  /** Attaches the file. It must be idempotent. Without it, an upload is complete once the file is sent. */
  onUploaded?: (fileUrl: string) => Promise<UploadProblem | undefined>;
}

export interface UploadSendOptions {
  signal: AbortSignal;
  onProgress: (progress: number) => void;
}

const files = new Map<string, File>();
const stops = new Map<string, AbortController>();
const running = new Set<string>();
let named = 0;

/** Adds files to a list, validates each, and sends the valid ones one after the other. */
export async function addUploads(list: string, chosen: readonly File[], work: UploadHandlers): Promise<void> {
  const taken = chosen.map((file) => {
    named += 1;
    const id = `upload-${named}`;
    files.set(id, file);
    return { id, file, state: 'unknown', progress: 0 } as const;
  });
  updateTaskList(list, (tasks) => [...tasks, ...taken]);
  for (const { id, file } of taken) {
    const problem = await validateFile(file).catch(() => uploadMessages.unreadable);
    updateTask(list, id, problem === undefined ? { state: 'waiting' } : { state: 'error', problem });
  }
  await run(list, work);
}

/** Cancels an upload, or removes a finished one from the list. */
export function removeUpload(list: string, id: string): void {
  stops.get(id)?.abort();
  files.delete(id);
  updateTaskList(list, (tasks) => tasks.filter((task) => task.id !== id));
}

export async function retryUpload(list: string, id: string, work: UploadHandlers): Promise<void> {
  updateTask(list, id, { state: 'waiting', progress: 0, held: false });
  await run(list, work);
}

/** Continues uploads that were waiting for a sign-in. */
export async function resumeHeldUploads(list: string, work: UploadHandlers): Promise<void> {
  updateTaskList(list, (tasks) =>
    tasks.map((task) => (task.held ? { ...task, state: 'waiting', held: false } : task)),
  );
  await run(list, work);
}

/** Removes all uploads from the list, cancelling any that are running. */
export function clearUploads(list: string): void {
  for (const { id } of getTasks(useUploadTasks.getState(), list)) removeUpload(list, id);
}

async function run(list: string, work: UploadHandlers): Promise<void> {
  if (running.has(list)) return;
  running.add(list);
  try {
    for (let task = nextOf(list); task; task = nextOf(list)) await runTask(list, task, work);
  } finally {
    running.delete(list);
  }
}

function nextOf(list: string): UploadTask | undefined {
  return getTasks(useUploadTasks.getState(), list).find(({ state }) => state === 'waiting');
}

async function runTask(list: string, { id, fileUrl }: UploadTask, work: UploadHandlers): Promise<void> {
  const file = files.get(id);
  if (!file) return removeUpload(list, id);
  const stop = new AbortController();
  stops.set(id, stop);
  const { signal } = stop;
  updateTask(list, id, { state: 'progress' });
  const onProgress = (progress: number) => updateTask(list, id, { progress });
  // Don't wait for the client after a cancellation: it may be in the middle of a pause.
  const calledOff = new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  const sent = fileUrl === undefined ? work.send(file, { signal, onProgress }) : { fileUrl };
  const outcome = await Promise.race([calledOff, take(list, id, { sent, work, signal })]);
  stops.delete(id);
  if (outcome) updateTask(list, id, outcome);
}

async function take(
  list: string,
  id: string,
  {
    sent,
    work,
    signal,
  }: { sent: UploadSendResult | Promise<UploadSendResult>; work: UploadHandlers; signal: AbortSignal },
): Promise<Partial<UploadTask> | undefined> {
  try {
    const answer = await sent;
    if (signal.aborted) return undefined;
    if (!('fileUrl' in answer)) return failed(answer);
    // Store the address before attaching: a retry attaches this file and does not send it again.
    updateTask(list, id, answer);
    const problem = await work.onUploaded?.(answer.fileUrl);
    if (problem) return failed(problem);
    files.delete(id);
    return { state: 'success', progress: 1 };
  } catch (error) {
    // For example a module that failed to load.
    console.debug('A file could not be uploaded.', error);
    return failed({ problem: uploadMessages.unreachable, canRetry: true });
  }
}

function failed({ problem, canRetry = false, held = false }: UploadProblem): Partial<UploadTask> {
  return { state: 'error', problem, canRetry, held };
}
