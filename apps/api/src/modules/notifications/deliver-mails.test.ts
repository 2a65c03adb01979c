import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runBackgroundJobs } from '../../background-jobs.ts';
import { purgeExpiredData } from '../../purge-expired-data.ts';
import {
  type FakeSmtpServer,
  type SmtpBehaviour,
  startFakeSmtpServer,
} from '../../testing/fake-smtp-server.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { deliverMessages } from './deliver-messages.ts';
import { enqueueMail } from './enqueue-mail.ts';
import type { MessageTransport } from './message-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';

let api: TestApi;
let server: FakeSmtpServer;
beforeAll(async () => {
  api = await startTestApi();
  server = await startFakeSmtpServer();
});
beforeEach(async () => {
  await api.db.deleteFrom('messages').execute();
  Object.assign(server, { behaviour: 'takes', connections: 0, signedInAs: [] });
  server.taken.length = 0;
});
afterEach(() => {
  api.clock.now = () => new Date();
});
afterAll(async () => {
  await server.close();
  await api.close();
});

const minute = 60_000;
const sender = { name: 'Piri', address: 'care@piri.example', siteUrl: 'https://shop.example' };
const open = () => createSmtpTransport(server.url, sender);
const deliver = (openTransport: () => Promise<MessageTransport> = open) =>
  deliverMessages(api.ctx, openTransport);
const write = (changes: object = {}) =>
  enqueueMail(
    api.db,
    {
      ...{ kind: 'test', to: 'rahima@piri.example', subject: 'Hello', body: 'Good day.' },
      budget: 'UNLIMITED',
      ...changes,
    },
    api.ctx.now(),
  );
const mails = () =>
  api.db
    .selectFrom('messages')
    .select(['state', 'attempts', 'body', 'nextAttemptAt'])
    .orderBy('id')
    .execute();
const later = (ms: number) => {
  const at = api.clock.now().getTime() + ms;
  api.clock.now = () => new Date(at);
};

describe('a mail that is due', () => {
  it('is sent once over a shared connection, and its text is deleted', async () => {
    for (const to of ['one@piri.example', 'two@piri.example', 'three@piri.example']) await write({ to });
    await deliver();
    await deliver();
    expect(server.taken.map(({ to }) => to).toSorted()).toEqual([
      'one@piri.example',
      'three@piri.example',
      'two@piri.example',
    ]);
    expect(server.connections).toBe(1);
    expect(await mails()).toMatchObject(Array(3).fill({ state: 'SENT', body: '', attempts: 1 }));
  });

  it('is sent once by four concurrent senders', async () => {
    for (let index = 0; index < 12; index += 1) await write({ to: `nr-${index}@piri.example` });
    await Promise.all([deliver(), deliver(), deliver(), deliver()]);
    expect(server.taken).toHaveLength(12);
    expect(new Set(server.taken.map(({ to }) => to)).size).toBe(12);
  });

  it('is not sent early', async () => {
    await write();
    later(-minute);
    await deliver();
    expect(server.taken).toEqual([]);
  });
});

describe('a mail that is not accepted', () => {
  it.each<[SmtpBehaviour, string]>([
    ['451 at RCPT', 'WAITING'],
    ['452 at DATA', 'WAITING'],
    ['451 at END', 'WAITING'],
    ['breaks at EHLO', 'WAITING'],
    ['breaks at RCPT', 'WAITING'],
    ['550 at RCPT', 'REFUSED'],
    ['554 at END', 'REFUSED'],
    ['breaks at END', 'UNCERTAIN'],
  ])('because of %s becomes %s', async (behaviour, state) => {
    server.behaviour = behaviour;
    await write();
    await deliver();
    const body = state === 'WAITING' ? 'Good day.' : '';
    expect(await mails()).toMatchObject([{ state, attempts: 1, body }]);
    server.behaviour = 'takes';
    await deliver();
    expect(server.taken).toEqual([]);
    later(2 * minute);
    await deliver();
    expect(server.taken).toHaveLength(state === 'WAITING' ? 1 : 0);
  });

  it('is retried with increasing delays and refused after 15 attempts', async () => {
    server.behaviour = '451 at RCPT';
    await write();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 14; attempt += 1) {
      await deliver();
      const [mail] = await mails();
      const wait = (mail?.nextAttemptAt.getTime() ?? 0) - api.ctx.now().getTime();
      waits.push(Math.round(wait / minute));
      later(wait + 1);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360, 360, 360]);
    await deliver();
    expect(await mails()).toMatchObject([{ state: 'REFUSED', attempts: 15, body: '' }]);
  });

  it('because authentication fails waits and is sent once it succeeds', async () => {
    const signIn = () => createSmtpTransport(server.url.replace('//', '//shop:p%40ss@'), sender);
    server.behaviour = '535 at AUTH';
    await write();
    await deliver(signIn);
    expect(await mails()).toMatchObject([{ state: 'WAITING' }]);
    server.behaviour = 'takes';
    later(2 * minute);
    await deliver(signIn);
    expect(server.signedInAs).toEqual(['\0shop\0p@ss']);
    expect(server.taken).toHaveLength(1);
  });

  it('because a remote server has no TLS waits, with or without credentials', async () => {
    // Another name for this machine, which does not count as local.
    const elsewhere = server.url.replace('127.0.0.1', '0.0.0.0');
    for (const url of [elsewhere, elsewhere.replace('//', '//shop:p%40ss@')]) {
      await api.db.deleteFrom('messages').execute();
      await write();
      await deliver(() => createSmtpTransport(url, sender));
      expect(await mails()).toMatchObject([{ state: 'WAITING', attempts: 1 }]);
    }
    expect(server.connections).toBe(2);
    expect(server.taken).toEqual([]);
    expect(server.signedInAs).toEqual([]);
  });

  it('does not block other mails', async () => {
    server.behaviour = (recipient) => (recipient.startsWith('refused') ? '550 at RCPT' : 'takes');
    for (const name of ['one', 'refused', 'two']) await write({ to: `${name}@piri.example` });
    await deliver();
    expect(server.taken.map(({ to }) => to).toSorted()).toEqual(['one@piri.example', 'two@piri.example']);
  });

  it('because the server is unreachable waits, and its recipient and subject are not logged', async () => {
    const from = api.logLines.length;
    await write({ subject: 'planted words' });
    await deliver(() => createSmtpTransport('smtp://127.0.0.1:9', sender));
    expect(await mails()).toMatchObject([{ state: 'WAITING', attempts: 1 }]);
    const said = api.logLines.slice(from).join('');
    expect(said).toMatch(/A message was not sent.*"kind":"test".*ECONNREFUSED|ESOCKET|ECONNECTION/);
    expect(said).not.toMatch(/rahima|planted/);
  });
});

describe('a sender that crashes', () => {
  const died = new Error('as if the process were gone');

  it('before sending leaves the mail to another sender after the lease', async () => {
    await write();
    await expect(deliver(() => Promise.reject(died))).rejects.toBe(died);
    await deliver();
    expect(server.taken).toEqual([]);
    later(6 * minute);
    await deliver();
    expect(server.taken).toHaveLength(1);
  });

  it('while sending leaves the mail as UNCERTAIN, which is not sent again', async () => {
    await write();
    const dying: MessageTransport = { send: () => Promise.reject(died), close() {} };
    await expect(deliver(async () => dying)).rejects.toBe(died);
    later(6 * minute);
    await deliver();
    expect(server.taken).toEqual([]);
    expect(await mails()).toMatchObject([{ state: 'UNCERTAIN', attempts: 1, body: '' }]);
  });

  it('does not send a mail that another sender has taken over', async () => {
    await write();
    const slow = async () => {
      later(6 * minute);
      await deliver();
      return open();
    };
    await deliver(slow);
    expect(server.taken).toHaveLength(1);
  });
});

describe('the message that is sent', () => {
  const sent = async (changes: object) => {
    await write(changes);
    await deliver();
    const data = server.taken[0]?.data ?? '';
    const [head = '', ...text] = data.split('\n\n');
    return { head: head.replaceAll(/\n\s+/g, ' '), text: text.join('\n\n') };
  };

  it('has the sender, the recipient and generated headers', async () => {
    const { head } = await sent({});
    expect(head).toMatch(/^From: "?Piri"? <care@piri\.example>$/m);
    expect(head).toMatch(/^To: rahima@piri\.example$/m);
    expect(head).toMatch(/^Message-ID: <[a-z2-7]{26}@piri\.example>$/im);
    expect(head).toMatch(/^Auto-Submitted: auto-generated$/im);
    expect(head).not.toMatch(/^List-Unsubscribe/im);
  });

  it('has an unsubscribe link in the text and one-click unsubscribe headers (RFC 8058)', async () => {
    const unsubscribeUrl = 'https://shop.example/api/unsubscribe?token=abc';
    const { head, text } = await sent({ unsubscribeUrl });
    expect(head).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    for (const type of ['text/plain', 'text/html']) expect(partOf(text, type)).toContain(unsubscribeUrl);
  });

  it('has a Reply-To header if there is a reply address', async () => {
    expect((await sent({ replyTo: 'writer@piri.example' })).head).toMatch(
      /^Reply-To: writer@piri\.example$/m,
    );
  });

  it.each([
    ['subject', { subject: 'Hello\r\nBcc: everybody@piri.example' }],
    ['recipient', { to: 'a@piri.example\r\nBcc: everybody@piri.example' }],
    ['reply address', { replyTo: 'a@piri.example\r\nBcc: everybody@piri.example' }],
  ])('has no header injected by a %s', async (_, changes) => {
    const { head } = await sent(changes);
    expect(head).not.toMatch(/^Bcc/im);
    expect(server.taken.map(({ to }) => to).join()).not.toContain('everybody');
  });

  it('keeps Bangla, lines with a single dot and markup as written', async () => {
    const body = 'বসার ঘর\n.\n..\n<b>bold</b>\n';
    const { head, text } = await sent({ subject: 'বসার ঘর', body });
    expect(head).toContain(`=?UTF-8?B?${Buffer.from('বসার ঘর').toString('base64')}?=`);
    expect(partOf(text, 'text/plain').trim()).toBe(body.trim());
    const html = partOf(text, 'text/html');
    expect(html).toContain('বসার ঘর<br>.<br>..<br>&lt;b&gt;bold&lt;/b&gt;');
    expect(html).toContain('<title>বসার ঘর</title>');
  });
});

it('does not delete a mail that has not been sent', async () => {
  await write();
  later(31 * 24 * 60 * minute);
  await purgeExpiredData(api.ctx);
  expect(await mails()).toHaveLength(1);
});

it('deletes a mail after thirty days', async () => {
  await write();
  await api.db.updateTable('messages').set({ state: 'SENT' }).execute();
  const day = 24 * 60 * minute;
  later(29 * day);
  await purgeExpiredData(api.ctx);
  expect(await mails()).toHaveLength(1);
  later(day + 1);
  await purgeExpiredData(api.ctx);
  expect(await mails()).toHaveLength(0);
});

/** Returns one of the two alternative parts of a message, decoded. */
function partOf(message: string, type: string): string {
  const part =
    message.split(/^--.{10,}$/m).find((each) => each.includes(`Content-Type: ${type}; charset=utf-8`)) ?? '';
  const [head = '', ...text] = part.trimStart().split('\n\n');
  const body = text.join('\n\n');
  return /Content-Transfer-Encoding: base64/i.test(head)
    ? Buffer.from(body, 'base64').toString('utf8')
    : decodeQuoted(body);
}

function decodeQuoted(text: string): string {
  const bytes = text
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

it.each([
  ['reset-password', 60],
  ['confirm-email', 7 * 24 * 60],
  ['mobile-code', 10],
])('refuses and empties a waiting %s when its link or code has expired', async (kind, minutes) => {
  await write({ kind });
  await write({ kind: 'order-placed' });
  const waiting = { state: 'WAITING', body: 'Good day.' };
  later((minutes - 1) * minute);
  await runBackgroundJobs(api.ctx);
  expect(await mails()).toMatchObject([waiting, waiting]);
  later(minute);
  await runBackgroundJobs(api.ctx);
  const left = await api.db
    .selectFrom('messages')
    .select(['kind', 'state', 'body'])
    .orderBy('kind')
    .execute();
  expect(left).toContainEqual({ kind, state: 'REFUSED', body: '' });
  expect(left).toContainEqual({ kind: 'order-placed', ...waiting });
});
