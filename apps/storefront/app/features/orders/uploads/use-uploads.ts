import type { UploadType } from '@piri/contract/uploads';
import { useEffect } from 'react';
import { askToSignIn } from '../../customer/session/ask-to-sign-in.ts';
import { browserClient } from '../../customer/session/browser-client.ts';
import { useSession } from '../../customer/session/session-store.ts';
import { useRootData } from '../../platform/settings/root-data.ts';
import {
  addFiles,
  dropFile,
  resumeFiles,
  retryFile,
  type UploadProblem,
  type UploadWork,
} from './run-uploads.ts';
import { problemOfCall, problemOfUpload } from './upload-problems.ts';
import { tasksOf, type UploadTask, useUploadTasks } from './upload-tasks.ts';

export interface Uploads {
  tasks: readonly UploadTask[];
  add: (files: readonly File[]) => void;
  drop: (id: string) => void;
  retry: (id: string) => void;
}

export interface UseUploads {
  /** What they are about: by it they are found again. */
  list: string;
  type: UploadType;
  /** Puts a file where it belongs, once however often it is asked for. */
  arrived?: UploadWork['arrived'];
}

/** Files on their way. Whoever is signed out in the middle is asked to sign in, and then they go on. */
export function useUploads({ list, type, arrived }: UseUploads): Uploads {
  const shop = useRootData()?.shop;
  const status = useSession((session) => session.status);
  const tasks = useUploadTasks((state) => tasksOf(state, list));

  const work: UploadWork = {
    send: async (file, options) => {
      if (!shop) return { problem: 'We could not reach the shop. Try again.', canRetry: true };
      const pass = await browserClient(shop).openUploads({ body: { type } }, { signal: options.signal });
      if (!pass.ok) return asking(problemOfCall(pass));
      const { sendFile } = await readyToSend();
      const { apiKey } = shop.channel;
      const sent = await sendFile(file, { pass: pass.body, publicKey: apiKey, ...options });
      return 'fileUrl' in sent ? sent : problemOfUpload(sent.code);
    },
    ...(arrived && { arrived: async (fileUrl) => asking(await arrived(fileUrl)) }),
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the work of the moment at which somebody has signed in
  useEffect(() => {
    if (status === 'in') void resumeFiles(list, work);
  }, [status, list]);

  return {
    tasks,
    add: (files) => void addFiles(list, files, work),
    drop: (id) => dropFile(list, id),
    retry: (id) => {
      const held = tasks.find((task) => task.id === id)?.held;
      if (held && useSession.getState().status === 'out') askToSignIn();
      else void retryFile(list, id, work);
    },
  };
}

/** The client of the upload service: at the first sign that somebody wants to send something, and not before. */
export function readyToSend() {
  return import('./send-file.ts');
}

function asking<Answer extends object | undefined>(answer: Answer | UploadProblem): Answer | UploadProblem {
  if (answer && 'held' in answer && answer.held) askToSignIn();
  return answer;
}
