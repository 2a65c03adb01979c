import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createUploadCredentials } from '@piri/contract/uploads';
import {
  base,
  fromUrl,
  fromUrlStatus,
  multipartComplete,
  multipartStart,
  multipartUpload,
  uploadFile,
} from '@uploadcare/upload-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestCustomer } from '../../testing/add-customer.ts';
import { createJpegFixture, pdfFixture } from '../../testing/file-fixtures.ts';
import { startTestApi, type TestApi, testApiKey } from '../../testing/test-api.ts';

const mebibyte = 1024 * 1024;

let api: TestApi;
let shopper: TestCustomer;
let options: Awaited<ReturnType<typeof open>>;
let elsewhere: Server;
let elsewhereUrl: string;
beforeAll(async () => {
  elsewhere = createServer((request, response) => {
    const pages: Record<string, () => void> = {
      '/slip.pdf': () => response.end(pdfFixture),
      '/page.html': () => response.end('<!doctype html>'),
      '/huge.pdf': () => response.writeHead(200, { 'content-length': 60 * mebibyte }).end(),
      '/inside': () => response.writeHead(302, { location: 'http://127.0.0.2/secret' }).end(),
      '/port': () => response.writeHead(302, { location: 'http://127.0.0.1:22/' }).end(),
      '/round': () => response.writeHead(302, { location: '/round' }).end(),
      '/down': () => response.writeHead(500).end(),
    };
    (pages[request.url ?? ''] ?? (() => response.writeHead(404).end()))();
  }).listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  const { port } = elsewhere.address() as AddressInfo;
  elsewhereUrl = `http://127.0.0.1:${port}`;
  // This one local server stands in for the public internet.
  api = await startTestApi({ mayReach: (address, asked) => address === '127.0.0.1' && asked === port });
  api.ctx.siteUrl = api.url;
  shopper = await api.customer();
  options = await open(shopper.headers);
});
afterAll(async () => {
  elsewhere.close();
  await api.close();
});

/** Returns what a page passes to the upload client. */
async function open(headers: Record<string, string> = {}, body: object = {}) {
  const response = await api.post(createUploadCredentials.path, body, headers);
  expect(response.status, response.text).toBe(200);
  const retries = { retryThrottledRequestMaxTimes: 0, retryNetworkErrorMaxTimes: 0 };
  const named = { fileName: 'slip.pdf', contentType: 'application/pdf' };
  return {
    ...createUploadCredentials.response.parse(response.json),
    publicKey: testApiKey,
    ...retries,
    ...named,
  };
}

/** A large buffer that starts like a document. Every slip is a slice of it, so that nothing is in memory twice. */
const document = Buffer.alloc(51 * mebibyte);
pdfFixture.copy(document);

/** Returns a document of this size. In Node the client takes buffers; in a browser, files. */
const slip = (bytes: number): Buffer => document.subarray(0, bytes);

async function sizeOf(url: string, headers: Record<string, string> = shopper.headers) {
  const response = await fetch(url, { headers });
  let size = 0;
  for await (const chunk of response.body ?? []) size += chunk.byteLength;
  return response.status === 200 ? size : response.status;
}
/** Starts to send a part, and closes the connection before it is complete. */
async function cut(url: string, part: Buffer) {
  const sending = request(url, { method: 'PUT', headers: { 'content-length': part.length } });
  // The missing response is intended.
  sending.on('error', () => {});
  sending.write(part.subarray(0, mebibyte), () => sending.destroy());
  await new Promise((resolve) => sending.on('close', resolve));
}

/** Sends half of a part. `finish` sends the rest and returns the status. */
function beginPart(url: string, part: Buffer) {
  const sending = request(url, { method: 'PUT', headers: { 'content-length': part.length } });
  const half = part.length / 2;
  sending.write(part.subarray(0, half));
  const answered = new Promise<number | undefined>((resolve, reject) => {
    sending.on('error', reject);
    sending.on('response', (response) => resolve(response.resume().statusCode));
  });
  return {
    finish: () => {
      sending.end(part.subarray(half));
      return answered;
    },
  };
}

/** Returns how many bytes of a file are stored and whether they start like a document, then deletes the file. */
async function takeBack(name: string) {
  const kept = await api.db
    .selectFrom('fileContents')
    .select(sql<number>`sum(length(bytes))::integer`.as('size'))
    .select(sql<number>`count(*)::integer`.as('pieces'))
    .select(sql<boolean>`bool_or(nth = 1 and substring(bytes for 5) = '%PDF-'::bytea)`.as('isDocument'))
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  await api.db.deleteFrom('files').where('name', '=', name).execute();
  return kept;
}

describe('FILE-2 the real upload client', () => {
  // Large files behave the same on both databases, so they are sent on only one.
  const movedElsewhere = Boolean(process.env['TEST_DATABASE_URL']);
  it.each(movedElsewhere ? [25] : [24.9, 25, 50])(
    'sends %d MiB, in parts from 25 MiB, without losing a byte',
    async (mebibytes) => {
      const size = Math.floor(mebibytes * mebibyte);
      let progress = 0;
      const file = await uploadFile(slip(size), {
        ...options,
        onProgress: (event) => {
          progress = event.isComputable ? event.value : -1;
        },
      });
      expect(file).toMatchObject({ size, mimeType: 'application/pdf', name: 'slip.pdf', isImage: false });
      expect(progress).toBe(1);
      expect(await takeBack(file.uuid)).toEqual({ size, pieces: Math.ceil(mebibytes), isDocument: true });
      expect(await api.db.selectFrom('uploadParts').select('nth').execute()).toEqual([]);
    },
  );

  if (!movedElsewhere) {
    it('sends 49.9 MiB and repeats only a part that was cut off', async () => {
      const size = Math.floor(49.9 * mebibyte);
      const bytes = slip(size);
      const { uuid, parts } = await multipartStart(size, options);
      const part = (nth: number) => bytes.subarray(nth * 5 * mebibyte, (nth + 1) * 5 * mebibyte);
      const put = (nth: number) => multipartUpload(part(nth), parts[nth] ?? '', options);
      const cutOff = 6;
      await cut(parts[cutOff] ?? '', part(cutOff));
      for (const nth of parts.keys()) if (nth !== cutOff) await put(nth);
      const completed = () => multipartComplete(uuid, options);
      await expect(completed()).rejects.toMatchObject({ code: 'MultipartFileCompletionFailedError' });
      await put(cutOff);
      expect(await completed()).toMatchObject({ size, isReady: true });
      expect(await takeBack(uuid)).toEqual({ size, pieces: 50, isDocument: true });
      expect(await api.db.selectFrom('uploadParts').select('nth').execute()).toEqual([]);
    });
  }

  it('rejects more than 50 MiB before any part is sent', async () => {
    for (const size of [51 * mebibyte, 50 * mebibyte + 1]) {
      const sent = uploadFile(slip(size), options);
      await expect(sent).rejects.toMatchObject({ code: 'MultipartUploadSizeTooLargeError' });
    }
  });

  it.each([
    ['one byte', Buffer.alloc(1), 'FileTypeForbiddenError'],
    ['an HTML page', Buffer.from('<!doctype html>'), 'FileTypeForbiddenError'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'FileTypeForbiddenError'],
  ])('rejects %s as a slip under any name', async (_, bytes, code) => {
    const sent = uploadFile(bytes, options);
    await expect(sent).rejects.toMatchObject({ name: 'UploadError', code });
  });

  it('rejects part sizes that are not allowed', async () => {
    for (const multipartChunkSize of [1, 1.5 * 5 * mebibyte + 0.5, 50 * mebibyte]) {
      const wrong = multipartStart(30 * mebibyte, { ...options, multipartChunkSize });
      await expect(wrong).rejects.toMatchObject({ code: 'MultipartPartSizeInvalidError' });
    }
  });

  it('completes a file only when all of its parts have arrived', async () => {
    const size = 5 * mebibyte + 20;
    const bytes = slip(size);
    const { uuid, parts } = await multipartStart(size, options);
    const put = async (
      index: number,
      body = bytes.subarray(index * 5 * mebibyte, (index + 1) * 5 * mebibyte),
    ) => (await fetch(parts[index] ?? '', { method: 'PUT', body })).status;
    expect([await put(0), await put(1, bytes.subarray(0, 10))]).toEqual([200, 422]);
    expect((await fetch(`${api.url}/api/uploads/parts/${uuid}/3`, { method: 'PUT', body: 'x' })).status).toBe(
      404,
    );
    const completed = () => multipartComplete(uuid, options);
    await expect(completed()).rejects.toMatchObject({ code: 'MultipartFileCompletionFailedError' });
    expect([await put(1), await put(1)]).toEqual([200, 200]);
    const [one, again] = [await completed(), await completed()];
    expect([one.size, again]).toEqual([size, one]);
    const url = `${api.url}/api/uploads/files/${uuid}/`;
    expect([await sizeOf(url), await sizeOf(url, {})]).toEqual([size, 404]);
    expect(await put(1)).toBe(404);
  });

  it('FILE-2 rejects parts that race with the completion, without internal errors', async () => {
    const bytes = slip(20 * 1024);
    const { uuid, parts } = await multipartStart(bytes.length, options);
    const put = async () => (await fetch(parts[0] ?? '', { method: 'PUT', body: bytes })).status;
    expect(await put()).toBe(200);
    const racing = Array.from({ length: 24 }, () => beginPart(parts[0] ?? '', bytes));
    // Wait until the API has looked up the length of each part and expects its bytes.
    await new Promise((resolve) => setTimeout(resolve, 300));
    const completed = await multipartComplete(uuid, options);
    expect(completed.size).toBe(bytes.length);
    const statuses = await Promise.all(racing.map((part) => part.finish()));
    expect(statuses).toEqual(Array.from({ length: 24 }, () => 404));
  });

  it('removes camera metadata, and serves a guest’s file to anyone who knows its name', async () => {
    const theirs = await open();
    const { cdnUrl, size } = await uploadFile(createJpegFixture(), theirs);
    expect([size, await sizeOf(cdnUrl, {})]).toEqual([
      createJpegFixture().length - 8,
      createJpegFixture().length - 8,
    ]);
  });

  it('CHECK-7 stores a file as the type of its upload pass', async () => {
    for (const type of ['PAYMENT_SLIP', 'RETURN'] as const) {
      const pass = await open(shopper.headers, { type });
      const { uuid } = await uploadFile(createJpegFixture(), pass);
      const kept = await api.db.selectFrom('files').select(['type', 'customerId']).where('name', '=', uuid);
      expect(await kept.executeTakeFirst()).toEqual({ type, customerId: shopper.id });
    }
  });

  it('requires a signature that is valid and has not expired', async () => {
    const send = (changed: object) => base(slip(20), { ...options, ...changed });
    const refusals: [object, string][] = [
      [{ secureSignature: undefined }, 'SignatureRequiredError'],
      [{ secureSignature: 'made-up' }, 'SignatureInvalidError'],
      [{ publicKey: 'another-shop' }, 'ProjectPublicKeyInvalidError'],
    ];
    for (const [changed, code] of refusals) await expect(send(changed)).rejects.toMatchObject({ code });
    api.clock.now = () => new Date(Date.now() + 61 * 60_000);
    await expect(send({})).rejects.toMatchObject({ code: 'SignatureExpirationError' });
    api.clock.now = () => new Date();
    expect(JSON.stringify(await api.db.selectFrom('uploadPasses').selectAll().execute())).not.toContain(
      options.secureSignature,
    );
  });

  it('FILE-2 does not read a file without an upload pass', async () => {
    const address = `${options.baseURL.slice(0, -43)}${'x'.repeat(43)}/base/?jsonerrors=1`;
    const sending = request(address, {
      method: 'POST',
      agent: false,
      headers: { 'content-length': 20 * mebibyte, 'content-type': 'multipart/form-data; boundary=x' },
    });
    // The API closes the connection of a body that it does not read.
    sending.on('error', () => {});
    sending.flushHeaders();
    // Nothing of the body was sent, so the response cannot have waited for it.
    const [response] = (await once(sending, 'response')) as [IncomingMessage];
    const text = (await response.toArray()).join('');
    expect(JSON.parse(text).error.error_code).toBe('SignatureInvalidError');
    sending.destroy();
  });

  it('FILE-2 stores nothing of a file that is rejected or cut off', async () => {
    const left = () => api.db.selectFrom('uploads').select('id').execute();
    const large = slip(3 * mebibyte);
    await expect(base(large, { ...options, secureSignature: 'made-up' })).rejects.toMatchObject({
      code: 'SignatureInvalidError',
    });
    expect(await left()).toEqual([]);
    await expect(base(Buffer.alloc(3 * mebibyte), options)).rejects.toMatchObject({
      code: 'FileTypeForbiddenError',
    });
    expect(await left()).toEqual([]);
    const sending = request(`${options.baseURL}/base/`, {
      method: 'POST',
      // The API closes the connection of a refused file, so no other request may reuse it.
      agent: false,
      headers: { 'content-length': large.length, 'content-type': 'multipart/form-data; boundary=x' },
    });
    // The missing response is intended.
    sending.on('error', () => {});
    sending.write('--x\r\ncontent-disposition: form-data; name="file"; filename="slip.pdf"\r\n\r\n');
    sending.write(large.subarray(0, 2 * mebibyte));
    await expect.poll(async () => (await left()).length).toBe(1);
    sending.destroy();
    await expect.poll(left).toEqual([]);
  });

  it('receives a retry-after header if it is throttled', async () => {
    const { limitFactor } = api.ctx;
    const { headers } = await api.customer();
    const strict = await open(headers);
    // Creating the signature counts too: a thousandth of a request, which the first of the others would lack for a
    // moment.
    await api.db.deleteFrom('rateLimits').execute();
    api.ctx.limitFactor = 1;
    const begin = () => multipartStart(6 * mebibyte, strict);
    const responses = await Promise.allSettled(Array.from({ length: 31 }, begin));
    api.ctx.limitFactor = limitFactor;
    const refused = responses.filter((response) => response.status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(refused[0]?.reason).toMatchObject({
      ...{ code: 'RequestThrottledError' },
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    });
  });
});

describe('FILE-2 fetching a file from a URL', () => {
  /** Waits until the fetch has succeeded or failed. */
  async function settled(token: string) {
    for (;;) {
      const status = await fromUrlStatus(token, options);
      if (status.status !== 'waiting' && status.status !== 'progress') return status;
    }
  }
  const ask = (address: string) => fromUrl(address, options);

  it('stores the file for the customer who requested it', async () => {
    const begun = await ask(`${elsewhereUrl}/slip.pdf`);
    const done = await settled('token' in begun ? begun.token : '');
    expect(done).toMatchObject({ status: 'success', size: pdfFixture.length, filename: 'slip.pdf' });
    const url = 'uuid' in done ? `${api.url}/api/uploads/files/${done.uuid}/` : '';
    expect([await sizeOf(url), await sizeOf(url, {})]).toEqual([pdfFixture.length, 404]);
  });

  it.each([
    ['/page.html', 'FileTypeForbiddenError'],
    ['/huge.pdf', 'DownloadFileSizeLimitExceededError'],
    ['/inside', 'URLHostPrivateIPForbiddenError'],
    ['/port', 'URLHostPrivateIPForbiddenError'],
    ['/round', 'URLRedirectsLimitExceededError'],
    ['/down', 'DownloadFileHTTPServerError'],
    ['/gone', 'DownloadFileHTTPClientError'],
  ])('of %s fails with %s and stores nothing', async (path, errorCode) => {
    const begun = await ask(`${elsewhereUrl}${path}`);
    const status = await settled('token' in begun ? begun.token : '');
    expect(status).toMatchObject({ status: 'error', errorCode });
    expect(await api.db.selectFrom('uploadParts').select('nth').execute()).toEqual([]);
  });

  it.each([
    ['http://127.0.0.2/', 'URLHostPrivateIPForbiddenError'],
    ['http://127.0.0.1:22/', 'URLHostPrivateIPForbiddenError'],
    ['http://127.0.0.1/', 'URLHostPrivateIPForbiddenError'],
    ['https://127.0.0.1/', 'URLHostPrivateIPForbiddenError'],
    ['http://[::1]/', 'URLHostPrivateIPForbiddenError'],
    ['http://2130706434/', 'URLHostPrivateIPForbiddenError'],
    ['http://169.254.169.254/latest/meta-data/', 'URLHostPrivateIPForbiddenError'],
    ['http://nowhere.invalid/slip.pdf', 'HostnameNotFoundError'],
    ['http://somebody:secret@127.0.0.1/', 'URLParsingFailedError'],
    ['file:///etc/passwd', 'URLSchemeInvalidError'],
    ['slip.pdf', 'URLParsingFailedError'],
  ])('rejects %s at once: %s', async (address, code) => {
    await expect(ask(address)).rejects.toMatchObject({ code });
  });

  it('reports an unknown id as unknown', async () => {
    expect(await fromUrlStatus('nothing', options)).toEqual({ status: 'unknown' });
  });
});

it('FILE-2 fetches no URL unless it is enabled', async () => {
  const shut = await startTestApi();
  shut.ctx.siteUrl = shut.url;
  const { json } = await shut.post(createUploadCredentials.path, {});
  const pass = { ...createUploadCredentials.response.parse(json), publicKey: testApiKey };
  await expect(fromUrl(`${elsewhereUrl}/slip.pdf`, pass)).rejects.toMatchObject({
    code: 'DownloadFileError',
  });
  await shut.close();
});
