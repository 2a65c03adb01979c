import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { createEmailJsTransport } from './emailjs-transport.ts';

const mail = {
  id: 'a',
  recipient: 'care@piri.example',
  subject: 'A bed',
  body: 'From: Rahima\n\nIs it there?',
  replyTo: 'rahima@piri.example',
  unsubscribeUrl: null,
  createdAt: new Date(),
};

async function createTransport(status: number) {
  const taken: unknown[] = [];
  const server = createServer(async (request, response) => {
    taken.push(await json(request));
    response.writeHead(status).end('OK');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const transport = await createEmailJsTransport({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1.0/email/send`,
    ...{ serviceId: 'piri', templateId: 'letter', publicKey: 'public', privateKey: 'private' },
    from: { name: 'Piri', siteUrl: 'https://shop.example' },
  });
  return { transport, taken };
}

it('CONT-1 sends a mail as text and HTML in the format of EmailJS', async () => {
  const { transport: courier, taken } = await createTransport(200);
  await courier.send(mail);
  expect(taken).toEqual([
    {
      ...{ service_id: 'piri', template_id: 'letter', user_id: 'public', accessToken: 'private' },
      template_params: {
        to_email: 'care@piri.example',
        from_name: 'Piri',
        reply_to: 'rahima@piri.example',
        subject: 'A bed',
        text: mail.body,
        html: expect.stringContaining('Is it there?'),
      },
    },
  ]);
});

it.each([
  [429, 'later'],
  [503, 'later'],
  [400, 'refused'],
])('CONT-1 reports a response of %d as %s', async (status, kind) => {
  const { transport: courier } = await createTransport(status);
  await expect(courier.send(mail)).rejects.toMatchObject({ kind, reason: String(status) });
});
