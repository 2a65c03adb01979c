import { beforeEach, expect, test, vi } from 'vitest';
import { openUploadChannel } from './upload-channel.ts';

/** A mock WebSocket that plays the server's side. */
class Line {
  static opened: Line[] = [];
  readonly sent: unknown[] = [];
  onmessage: ((message: { data: unknown }) => void) | undefined;
  onclose: (() => void) | undefined;
  constructor() {
    Line.opened.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.onclose?.();
  }
  says(event: string, more: object = {}) {
    this.onmessage?.({ data: JSON.stringify({ event, ...more }) });
  }
}

beforeEach(() => {
  Line.opened = [];
  vi.stubGlobal('WebSocket', Line);
});

const line = (nth = 0) => Line.opened[nth] as Line;
const subscribed = { event: 'pusher:subscribe', data: { channel: 'task-status-abc' } };

test('FILE-3 news of an upload reaches who follows it, and nobody else, until it is told to stop', () => {
  const channel = openUploadChannel('wss://push.example/app/key');
  const heard: unknown[] = [];
  const stop = channel.follow('abc', (news) => heard.push(news));
  expect(line().sent).toEqual([]);
  line().says('pusher:connection_established');
  expect(line().sent).toEqual([subscribed]);

  line().says('progress', { channel: 'task-status-abc', data: '{"done":5,"total":"unknown"}' });
  line().says('success', { channel: 'task-status-other', data: '{}' });
  line().says('success', { channel: 'task-status-abc', data: '{"done":9,"total":9}' });
  expect(heard).toEqual([
    { event: 'progress', done: 5 },
    { event: 'success', done: 9, total: 9 },
  ]);

  stop();
  stop();
  expect(line().sent.slice(1)).toEqual([{ ...subscribed, event: 'pusher:unsubscribe' }]);
  line().says('fail', { channel: 'task-status-abc', data: '{}' });
  expect(heard).toHaveLength(2);
});

test('FILE-3 it answers when it is asked whether it lives, and what cannot be read says nothing', () => {
  openUploadChannel('wss://push.example/app/key').follow('abc', () => expect.unreachable());
  line().says('pusher:ping');
  expect(line().sent).toEqual([]);
  line().says('pusher:connection_established');
  line().says('pusher:ping');
  expect(line().sent).toContainEqual({ event: 'pusher:pong', data: {} });
  for (const data of ['not JSON', 'null', '[]', new Blob()]) line().onmessage?.({ data });
});

test('FILE-3 a line that broke is opened anew by the next upload, with the ones that are followed still', () => {
  const channel = openUploadChannel('wss://push.example/app/key');
  channel.follow('abc', () => {});
  line().says('pusher:connection_established');
  line().close();
  expect(Line.opened).toHaveLength(1);
  channel.follow('next', () => {});
  line(1).says('pusher:connection_established');
  expect(line(1).sent).toEqual([
    subscribed,
    { event: 'pusher:subscribe', data: { channel: 'task-status-next' } },
  ]);
  channel.close();
  expect(Line.opened).toHaveLength(2);
});
