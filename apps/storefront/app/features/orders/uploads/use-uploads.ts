import type { LargeFilePurpose } from '@piri/contract/uploads';
import { useEffect } from 'react';
import { getBrowserClient } from '../../customer/session/get-browser-client.ts';
import { useSession } from '../../customer/session/session-store.ts';
import { openSignInDialog } from '../../customer/session/sign-in-dialog-store.ts';
import { useRootData } from '../../platform/settings/root-data.ts';
import { toUploadProblem, toUploadProblemFromFailure } from './upload-errors.ts';
import { uploadMessages } from './upload-messages.ts';
import {
  addUploads,
  removeUpload,
  resumeHeldUploads,
  retryUpload,
  type UploadHandlers,
  type UploadProblem,
} from './upload-queue.ts';
import { getTasks, type UploadTask, useUploadTasks } from './upload-tasks.ts';

export interface UseUploadsResult {
  tasks: readonly UploadTask[];
  add: (files: readonly File[]) => void;
  remove: (id: string) => void;
  retry: (id: string) => void;
}

export interface UseUploadsOptions {
  /** The name of the list, by which its uploads are found again. */
  list: string;
  type: LargeFilePurpose;
  /** Attaches a sent file to its subject. It must be idempotent. */
  onUploaded?: UploadHandlers['onUploaded'];
}

/** Manages the uploads of a list. If the session expires, it asks the user to sign in and then continues. */
export function useUploads({ list, type, onUploaded }: UseUploadsOptions): UseUploadsResult {
  const shop = useRootData()?.shop;
  const status = useSession((session) => session.status);
  const tasks = useUploadTasks((state) => getTasks(state, list));

  const work: UploadHandlers = {
    send: async (file, options) => {
      if (!shop) return { problem: uploadMessages.unreachable, canRetry: true };
      const credentials = await getBrowserClient(shop).openUploads(
        { body: { type } },
        { signal: options.signal },
      );
      if (!credentials.ok) return openSignInIfHeld(toUploadProblemFromFailure(credentials));
      const { sendFile } = await loadUploadClient();
      const { apiKey } = shop.channel;
      const sent = await sendFile(file, { credentials: credentials.body, publicKey: apiKey, ...options });
      return 'fileUrl' in sent ? sent : toUploadProblem(sent.code);
    },
    ...(onUploaded && { onUploaded: async (fileUrl) => openSignInIfHeld(await onUploaded(fileUrl)) }),
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: resume the uploads when the shopper signs in, not on every render that creates a new `work`
  useEffect(() => {
    if (status === 'in') void resumeHeldUploads(list, work);
  }, [status, list]);

  return {
    tasks,
    add: (files) => void addUploads(list, files, work),
    remove: (id) => removeUpload(list, id),
    retry: (id) => {
      const held = tasks.find((task) => task.id === id)?.held;
      if (held && useSession.getState().status === 'out') openSignInDialog();
      else void retryUpload(list, id, work);
    },
  };
}

/** Loads the upload client at the first sign that the user wants to send a file. */
export function loadUploadClient() {
  return import('./send-file.ts');
}

function openSignInIfHeld<Answer extends object | undefined>(
  answer: Answer | UploadProblem,
): Answer | UploadProblem {
  if (answer && 'held' in answer && answer.held) openSignInDialog();
  return answer;
}
