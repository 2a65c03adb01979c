import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { getHealth } from '@piri/contract/health';
import { uploadsPath } from '@piri/contract/uploads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

const mebibyte = 1024 * 1024;
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** In MiB, without what only waits to be collected. */
function heldInBuffers(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().arrayBuffers / mebibyte;
}

/** Sends half a file and keeps the line open. */
async function beginSlowly(chunk: Buffer): Promise<{ socket: Socket; text: () => string }> {
  const { hostname, port } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (data) => {
    text += data.toString('latin1');
  });
  // The API may close the line of one that it has refused.
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  socket.write(
    `POST ${uploadsPath}/base/ HTTP/1.1\r\nhost: shop.example\r\ncontent-length: ${20 * mebibyte}\r\n` +
      'content-type: multipart/form-data; boundary=x\r\n\r\n' +
      '--x\r\ncontent-disposition: form-data; name="file"; filename="slip.pdf"\r\n\r\n',
  );
  socket.write(chunk);
  return { socket, text: () => text };
}

it('FILE-2 forty slow uploads hold the memory of a few, and the others are told to come again', async () => {
  const chunk = Buffer.alloc(8 * mebibyte, 7);
  const before = heldInBuffers();
  const uploads = await Promise.all(Array.from({ length: 40 }, () => beginSlowly(chunk)));
  const isThrottled = ({ text }: { text: () => string }) => text().includes('RequestThrottledError');
  await expect.poll(() => uploads.filter(isThrottled).length, { timeout: 9000, interval: 100 }).toBe(32);
  expect(uploads.find(isThrottled)?.text()).toMatch(/\r\nretry-after: 5\r\n/i);
  // Eight of eight MiB; all of them would be 320. What a refused one sent is let go a moment after its answer.
  await expect.poll(() => heldInBuffers() - before, { timeout: 4000, interval: 100 }).toBeLessThan(72);
  expect((await api.get(getHealth.path)).status).toBe(200);
  for (const { socket } of uploads) socket.destroy();
}, 15_000);

it('FILE-2 a place is free again once an upload has been given up', async () => {
  const { socket } = await beginSlowly(Buffer.alloc(mebibyte));
  socket.destroy();
  const later = await beginSlowly(Buffer.alloc(10));
  later.socket.write('\r\n--x--\r\n');
  later.socket.end();
  await once(later.socket, 'close');
  expect(later.text()).not.toContain('RequestThrottledError');
});
