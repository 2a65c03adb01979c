import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { uploadFile } from '@piri/contract/files';
import { getHealth } from '@piri/contract/health';
import { createUploadCredentials } from '@piri/contract/uploads';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createToken } from '../core/ids-and-tokens.ts';
import { pdfFixture } from '../testing/file-fixtures.ts';
import { startTestApi, type TestApi, testApiKey } from '../testing/test-api.ts';

const mebibyte = 1024 * 1024;
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Memory in use in MiB, after garbage collection. */
function getBufferedBytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().arrayBuffers / mebibyte;
}

async function openPass(): Promise<string> {
  const response = await api.post(createUploadCredentials.path, {});
  return new URL(createUploadCredentials.response.parse(response.json).baseURL).pathname;
}

/** Sends half a file and keeps the connection open until the test has ended. */
async function startSlowUpload(path: string, chunk: Buffer): Promise<{ socket: Socket; text: () => string }> {
  const { hostname, port } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => {
    socket.destroy();
  });
  let text = '';
  socket.on('data', (data) => {
    text += data.toString('latin1');
  });
  // The API may close the connection of a refused upload.
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: shop.example\r\ncontent-length: ${9 * mebibyte}\r\n` +
      `x-api-key: ${testApiKey}\r\nidempotency-key: ${createToken()}\r\n` +
      'content-type: multipart/form-data; boundary=x\r\n\r\n' +
      '--x\r\ncontent-disposition: form-data; name="file"; filename="slip.pdf"\r\n\r\n',
  );
  socket.write(pdfFixture);
  socket.write(chunk);
  return { socket, text: () => text };
}

/**
 * Up to half of the test's timeout, so that a failure shows what it waited for. The embedded database takes 128 MiB in
 * eight seconds, or in thirty beside other tests.
 */
const polling = { timeout: 60_000, interval: 100 };

it('FILE-2 stores 16 slow uploads in chunks with little memory, and makes further ones retry', async () => {
  const path = `${await openPass()}/base/`;
  const chunk = Buffer.alloc(8 * mebibyte, 7);
  const before = getBufferedBytes();
  const uploads = await Promise.all(Array.from({ length: 20 }, () => startSlowUpload(path, chunk)));
  const isThrottled = ({ text }: { text: () => string }) => text().includes('RequestThrottledError');
  await expect.poll(() => uploads.filter(isThrottled).length, polling).toBe(4);
  expect(uploads.find(isThrottled)?.text()).toMatch(/\r\nretry-after: 5\r\n/i);
  const parts = api.db.selectFrom('uploadParts').select(sql<number>`count(*)::integer`.as('pieces'));
  const countChunks = async () => (await parts.executeTakeFirstOrThrow()).pieces;
  await expect.poll(countChunks, polling).toBe(16 * 8);
  // Less than the 128 MiB that have arrived. The embedded database holds those in the memory of this process.
  if (api.databaseKind === 'postgresql') {
    await expect.poll(() => getBufferedBytes() - before, polling).toBeLessThan(48);
  }
  expect((await api.get(getHealth.path)).status).toBe(200);
  for (const { socket } of uploads) socket.destroy();
  await expect.poll(countChunks, polling).toBe(0);
});

it('FILE-1 limits the memory that the upload forms of one address hold together', async () => {
  const chunk = Buffer.alloc(8 * mebibyte, 7);
  const before = getBufferedBytes();
  const uploads = await Promise.all(
    Array.from({ length: 20 }, () => startSlowUpload(uploadFile.path, chunk)),
  );
  const isThrottled = ({ text }: { text: () => string }) => text().includes('RATE_LIMITED');
  // There is room for two uploads, which reserve twice nine MiB each.
  await expect.poll(() => uploads.filter(isThrottled).length, polling).toBe(18);
  await expect.poll(() => getBufferedBytes() - before, polling).toBeLessThan(24);
});

it('FILE-2 frees the memory of an aborted upload', async () => {
  const given = await Promise.all(
    Array.from({ length: 16 }, async () => startSlowUpload(`${await openPass()}/base/`, Buffer.alloc(10))),
  );
  for (const { socket } of given) socket.destroy();
  const later = await startSlowUpload(`${await openPass()}/base/`, Buffer.alloc(10));
  later.socket.write('\r\n--x--\r\n');
  later.socket.end();
  await once(later.socket, 'close');
  expect(later.text()).not.toContain('RequestThrottledError');
});
