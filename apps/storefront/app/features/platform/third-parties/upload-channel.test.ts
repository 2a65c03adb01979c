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

test('FILE-3 delivers events of an upload only to its followers, until they unsubscribe', () => {
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

test('FILE-3 replies to pings, and ignores messages that cannot be parsed', () => {
  openUploadChannel('wss://push.example/app/key').follow('abc', () => expect.unreachable());
  line().says('pusher:ping');
  expect(line().sent).toEqual([]);
  line().says('pusher:connection_established');
  line().says('pusher:ping');
  expect(line().sent).toContainEqual({ event: 'pusher:pong', data: {} });
  for (const data of ['not JSON', 'null', '[]', new Blob()]) line().onmessage?.({ data });
});

test('FILE-3 reconnects at the next upload, and subscribes to all followed uploads again', () => {
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
