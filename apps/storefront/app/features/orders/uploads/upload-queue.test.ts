import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  addUploads,
  clearUploads,
  removeUpload,
  resumeHeldUploads,
  retryUpload,
  type UploadHandlers,
  type UploadSendResult,
} from './upload-queue.ts';
import { getTasks, useUploadTasks } from './upload-tasks.ts';

const list = 'slips of o1';
const pdf = (name: string) => new File(['%PDF-1.7'], name);
const tasks = () => getTasks(useUploadTasks.getState(), list);
const states = () => tasks().map(({ state }) => state);
const idOf = (name: string) => tasks().find(({ file }) => file.name === name)?.id ?? '';

let sent: string[];
let attached: string[];
/** The responses to the next uploads and attachments; success by default. */
let answers: (UploadSendResult | Promise<UploadSendResult>)[];
let refusals: ({ problem: string; canRetry?: boolean; held?: boolean } | undefined)[];
const work: UploadHandlers = {
  send: async (file, { onProgress }) => {
    sent.push(file.name);
    onProgress(0.5);
    return answers.shift() ?? { fileUrl: `/${file.name}` };
  },
  onUploaded: async (fileUrl) => {
    attached.push(fileUrl);
    return refusals.shift();
  },
};

beforeEach(() => {
  [sent, attached, answers, refusals] = [[], [], [], []];
});
afterEach(() => clearUploads(list));

describe('FILE-2 queued files', () => {
  it('are validated, wait, are sent one after the other, and are attached', async () => {
    const first = Promise.withResolvers<UploadSendResult>();
    answers = [first.promise];
    const going = addUploads(list, [pdf('a.pdf'), new File(['<html>'], 'b.pdf'), pdf('c.pdf')], work);
    expect(states()).toEqual(['unknown', 'unknown', 'unknown']);
    await expect.poll(states).toEqual(['progress', 'error', 'waiting']);
    expect(tasks()[0]?.progress).toBe(0.5);
    expect(sent).toEqual(['a.pdf']);
    first.resolve({ fileUrl: '/a.pdf' });
    await going;
    expect(states()).toEqual(['success', 'error', 'success']);
    expect([sent, attached]).toEqual([
      ['a.pdf', 'c.pdf'],
      ['/a.pdf', '/c.pdf'],
    ]);
  });

  it('are not attached if they are cancelled, and do not block the next file', async () => {
    const first = Promise.withResolvers<UploadSendResult>();
    answers = [first.promise];
    const going = addUploads(list, [pdf('a.pdf'), pdf('b.pdf')], work);
    await expect.poll(states).toEqual(['progress', 'waiting']);
    removeUpload(list, idOf('a.pdf'));
    await going;
    first.resolve({ fileUrl: '/a.pdf' });
    await first.promise;
    expect(states()).toEqual(['success']);
    expect(attached).toEqual(['/b.pdf']);
  });

  it('CHECK-6 are sent once: a retry only attaches a file that was already sent', async () => {
    refusals = [{ problem: 'We could not reach the shop.', canRetry: true }];
    await addUploads(list, [pdf('a.pdf')], work);
    expect(tasks()).toMatchObject([{ state: 'error', canRetry: true, fileUrl: '/a.pdf' }]);
    await retryUpload(list, idOf('a.pdf'), work);
    expect(states()).toEqual(['success']);
    expect([sent, attached]).toEqual([['a.pdf'], ['/a.pdf', '/a.pdf']]);
  });

  it('AUTH-6 wait for a new sign-in if the session has ended, and continue', async () => {
    answers = [{ problem: 'You have been signed out.', held: true, canRetry: true }];
    refusals = [{ problem: 'You have been signed out.', held: true, canRetry: true }];
    await addUploads(list, [pdf('a.pdf'), pdf('b.pdf')], work);
    expect(states()).toEqual(['error', 'error']);
    await resumeHeldUploads(list, work);
    expect(states()).toEqual(['success', 'success']);
    expect([sent, attached]).toEqual([
      ['a.pdf', 'b.pdf', 'a.pdf'],
      ['/b.pdf', '/a.pdf', '/b.pdf'],
    ]);
  });
});
