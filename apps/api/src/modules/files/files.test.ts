import { updateCustomer } from '@piri/contract/customer';
import { maxSmallFileBytes, uploadFile } from '@piri/contract/files';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestCustomer } from '../../testing/add-customer.ts';
import { expectApiError } from '../../testing/expect-api-error.ts';
import {
  createJpegFixture,
  createPngFixture,
  createWebpFixture,
  pdfFixture,
} from '../../testing/file-fixtures.ts';
import { sendRequest } from '../../testing/send-request.ts';
import { startTestApi, type TestApi, testApiKey } from '../../testing/test-api.ts';
import { purgeUnattachedFiles } from './purge-unattached-files.ts';

let api: TestApi;
let shopper: TestCustomer;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  await api.db.deleteFrom('files').execute();
  shopper = await api.customer();
});
afterAll(() => api.close());

const fileOf = (bytes: Uint8Array<ArrayBuffer>, name = 'picture.png', type = 'image/png') =>
  new File([bytes], name, { type });
const send = (body: object, headers: Record<string, string> = shopper.headers) =>
  sendRequest(api, uploadFile, { body }, headers);

async function upload(
  bytes: Uint8Array<ArrayBuffer>,
  type = 'PROFILE',
  headers: Record<string, string> = shopper.headers,
) {
  const response = await send({ file: fileOf(bytes), type }, headers);
  expect(response.status, response.text).toBe(201);
  return uploadFile.response.parse(response.json).url;
}

async function fetchFile(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${api.url}${url}`, { headers });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

/** As stored: without the camera's segment. */
const jpegWithoutCamera = Buffer.concat([
  createJpegFixture().subarray(0, 2),
  createJpegFixture().subarray(10),
]);

const storedFiles = () => api.db.selectFrom('files').selectAll().execute();

describe('FILE-1 uploading a file', () => {
  it.each([
    ['a PNG', createPngFixture(), 'png', 'image/png'],
    ['a JPEG', jpegWithoutCamera, 'jpg', 'image/jpeg'],
    ['a WebP', createWebpFixture('VP8X'), 'webp', 'image/webp'],
    ['a PDF', pdfFixture, 'pdf', 'application/pdf'],
  ])('returns the address of %s, stored unchanged under a generated name', async (_, bytes, ending, type) => {
    const url = await upload(bytes, 'PAYMENT_SLIP', shopper.headers);
    expect(url).toMatch(new RegExp(`^/api/files/[a-z2-7]{26}\\.${ending}$`));
    const file = await fetchFile(url, shopper.headers);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, type]);
    expect(file.bytes.equals(bytes)).toBe(true);
    expect(await storedFiles()).toMatchObject([
      { customerId: shopper.id, type: 'PAYMENT_SLIP', mimeType: type, size: bytes.length },
    ]);
  });

  it.each(['PROFILE', 'RETURN'])('removes the camera metadata from a %s', async (type) => {
    const url = await upload(createJpegFixture(), type, shopper.headers);
    expect((await fetchFile(url, shopper.headers)).bytes.equals(jpegWithoutCamera)).toBe(true);
    expect(await storedFiles()).toMatchObject([{ size: jpegWithoutCamera.length }]);
  });

  it('ignores the name and type that the client sends', async () => {
    const lying = fileOf(createPngFixture(), '../../../etc/passwd\0.html', 'text/html');
    const response = await send({ file: lying, type: 'PROFILE' });
    const { url } = uploadFile.response.parse(response.json);
    expect(url).toMatch(/^\/api\/files\/[a-z2-7]{26}\.png$/);
    expect((await fetchFile(url)).headers.get('content-type')).toBe('image/png');
  });

  it.each([
    ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an empty file', Buffer.alloc(0)],
    ['a GIF', Buffer.from('GIF89a\x01\0\x01\0')],
  ])('rejects %s under any name and stores nothing', async (_, bytes) => {
    expectApiError(await send({ file: fileOf(bytes), type: 'PROFILE' }), 415, 'UNSUPPORTED_MEDIA_TYPE');
    expect(await storedFiles()).toEqual([]);
  });

  it('rejects a PDF as a profile picture', async () => {
    expectApiError(await send({ file: fileOf(pdfFixture), type: 'PROFILE' }), 415, 'UNSUPPORTED_MEDIA_TYPE');
    await upload(pdfFixture, 'RETURN');
  });

  it.each([
    ['zero width', createPngFixture(0, 5)],
    ['too many pixels', createPngFixture(10_000, 5_001)],
    ['the largest size in a PNG header', createPngFixture(0xffffffff, 0xffffffff)],
  ])('rejects a picture of %s', async (_, bytes) => {
    expectApiError(await send({ file: fileOf(bytes), type: 'PROFILE' }), 422, 'INVALID');
  });

  it('accepts ten MiB and rejects one byte more', async () => {
    const padded = (length: number) => Buffer.concat([createPngFixture(), Buffer.alloc(length - 33, 7)]);
    const url = await upload(padded(maxSmallFileBytes));
    expect((await fetchFile(url)).bytes).toHaveLength(maxSmallFileBytes);
    const response = await send({ file: fileOf(padded(maxSmallFileBytes + 1)), type: 'PROFILE' });
    expectApiError(response, 413, 'PAYLOAD_TOO_LARGE');
  });

  it('stops reading an endless body', async () => {
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)),
    });
    const sent = api.request(uploadFile.path, {
      method: 'POST',
      headers: { 'x-api-key': testApiKey, 'content-type': 'multipart/form-data; boundary=x' },
      body: endless,
      duplex: 'half',
    });
    // Either a response or a connection that is closed while the client still sends ends the request.
    const status = await sent.then(
      (response) => response.status,
      () => 413,
    );
    expect(status).toBe(413);
  });

  it.each([
    ['no file', { type: 'PROFILE' }],
    ['a text instead of a file', { file: 'picture.png', type: 'PROFILE' }],
    ['no type', { file: fileOf(createPngFixture()) }],
    ['an unknown type', { file: fileOf(createPngFixture()), type: 'VIRUS' }],
    ['a file instead of a type', { file: fileOf(createPngFixture()), type: fileOf(createPngFixture()) }],
    ['an extra field', { file: fileOf(createPngFixture()), type: 'PROFILE', name: 'mine.html' }],
    [
      'a __proto__ field',
      Object.fromEntries([
        ['file', fileOf(createPngFixture())],
        ['type', 'PROFILE'],
        ['__proto__', 'x'],
      ]),
    ],
  ])('rejects a form with %s', async (_, body) => {
    expectApiError(await send(body), 422, 'INVALID');
  });

  it.each([
    ['fields', Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`a${index}`, 'x']))],
    ['files', { file: fileOf(createPngFixture()), type: 'PROFILE', other: fileOf(createPngFixture()) }],
  ])('rejects a form of too many %s', async (_, body) => {
    const response = await send(body);
    expectApiError(response, 422, 'INVALID');
    expect(response.text).toContain('A form must not have more than 10 fields and 1 file.');
  });

  it('rejects a field of more than eight KiB', async () => {
    const response = await send({ type: 'x'.repeat(8 * 1024 + 1), file: fileOf(createPngFixture()) });
    expectApiError(response, 413, 'PAYLOAD_TOO_LARGE');
  });

  it('rejects a repeated field', async () => {
    const form = new FormData();
    for (const type of ['PROFILE', 'RETURN']) form.append('type', type);
    form.append('file', fileOf(createPngFixture()));
    const headers = { 'x-api-key': testApiKey };
    expectApiError(
      await api.request(uploadFile.path, { method: 'POST', headers, body: form }),
      422,
      'INVALID',
    );
  });

  it.each([
    ['application/json', '{}', 415],
    ['multipart/form-data', 'x', 415],
    ['multipart/form-data; boundary=x', '', 400],
    ['multipart/form-data; boundary=x', '--x\r\nhalf of', 400],
    ['multipart/form-data; boundary=', '--x--', 400],
  ])('rejects %s with the body %j', async (type, body, status) => {
    const headers = { 'x-api-key': testApiKey, 'content-type': type };
    const response = await api.request(uploadFile.path, { method: 'POST', headers, body });
    expectApiError(response, status, status === 415 ? 'UNSUPPORTED_MEDIA_TYPE' : 'MALFORMED');
  });

  it('stores a file once per idempotency key, and rejects another file with the same key', async () => {
    const headers = { ...shopper.headers, 'idempotency-key': 'one-intent-of-a-portrait' };
    const first = await send({ file: fileOf(createPngFixture(2, 2)), type: 'PROFILE' }, headers);
    const again = await send({ file: fileOf(createPngFixture(2, 2)), type: 'PROFILE' }, headers);
    expect([again.status, again.json]).toEqual([201, first.json]);
    const other = await send({ file: fileOf(createPngFixture(2, 3)), type: 'PROFILE' }, headers);
    expectApiError(other, 422, 'IDEMPOTENCY_KEY_REUSED');
    expect(await storedFiles()).toHaveLength(1);
  });
});

describe('FILE-1 reading a file', () => {
  it('needs neither key nor session for a profile picture', async () => {
    const url = await upload(createPngFixture(), 'PROFILE', shopper.headers);
    const file = await fetchFile(url);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-disposition')).toMatch(/^inline; filename="[a-z2-7]{26}\.png"$/);
    expect(file.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(file.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each(['PAYMENT_SLIP', 'RETURN'])(
    'returns 404 for a %s to all callers except its owner',
    async (type) => {
      const url = await upload(pdfFixture, type, shopper.headers);
      const mine = await fetchFile(url, shopper.headers);
      expect([mine.status, mine.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(mine.headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z2-7]{26}\.pdf"$/);
      const other = await api.customer();
      const nothing = await api.get(`/api/files/${'a'.repeat(26)}.pdf`);
      for (const headers of [{}, other.headers, { authorization: 'Bearer gone' }]) {
        const response = await api.get(url, headers);
        expectApiError(response, 404, 'NOT_FOUND');
        const told = (json: unknown) => JSON.stringify(json).replace(/"requestId":"[^"]*"/, '');
        expect(told(response.json)).toBe(told(nothing.json));
      }
    },
  );

  it('needs only the name for a file of a guest', async () => {
    const url = await upload(pdfFixture, 'PAYMENT_SLIP', {});
    expect((await fetchFile(url)).status).toBe(200);
    expect((await storedFiles())[0]?.customerId).toBeNull();
  });

  it('returns 404 once the account and the contents are deleted', async () => {
    const url = await upload(createPngFixture(), 'PROFILE', shopper.headers);
    await api.db.deleteFrom('customers').where('id', '=', shopper.id).execute();
    expect((await fetchFile(url)).status).toBe(404);
    expect(await api.db.selectFrom('fileContents').select('name').execute()).toEqual([]);
  });

  it('rejects crafted names and does not log names', async () => {
    const url = await upload(createPngFixture());
    for (const name of ['..%2f..%2fetc%2fpasswd', '%00', "'%20or%201=1", 'x'.repeat(3000)]) {
      expect((await fetchFile(`/api/files/${name}`)).status).toBe(404);
    }
    await fetchFile(url);
    expect(api.logLines.join('')).not.toContain(url);
  });
});

it('FILE-1 rejects a profile picture from a guest and stores nothing', async () => {
  const response = await send({ file: fileOf(createPngFixture()), type: 'PROFILE' }, {});
  expectApiError(response, 401, 'SIGN_IN_REQUIRED');
  expect(await storedFiles()).toEqual([]);
});

describe('FILE-1 unused files', () => {
  const sweepInHours = (hours: number) =>
    purgeUnattachedFiles({ db: api.db, now: () => new Date(Date.now() + hours * 60 * 60_000) });
  const show = (imageUrl: string) =>
    sendRequest(api, updateCustomer, { body: { imageUrl } }, shopper.headers);

  it('are deleted after a day unless a profile shows them', async () => {
    const [shown, lost] = [await upload(createPngFixture()), await upload(createPngFixture())];
    expect((await show(`https://shop.example${shown}`)).status).toBe(200);
    await sweepInHours(23);
    expect([(await fetchFile(shown)).status, (await fetchFile(lost)).status]).toEqual([200, 200]);
    await sweepInHours(25);
    expect([(await fetchFile(shown)).status, (await fetchFile(lost)).status]).toEqual([200, 404]);
    const next = await upload(createPngFixture());
    await show(next);
    await sweepInHours(25);
    expect([(await fetchFile(shown)).status, (await fetchFile(next)).status]).toEqual([404, 200]);
  });
});

describe('FILE-1 uploaded bytes per day', () => {
  const slips = async (strict: TestApi, headers: (index: number) => Promise<Record<string, string>>) => {
    const bytes = Buffer.concat([pdfFixture, Buffer.alloc(maxSmallFileBytes - pdfFixture.length)]);
    const statuses: number[] = [];
    for (let index = 0; statuses.at(-1) !== 429 && index < 8; index += 1) {
      const body = { file: fileOf(bytes), type: 'PAYMENT_SLIP' };
      statuses.push((await sendRequest(strict, uploadFile, { body }, await headers(index))).status);
    }
    return statuses;
  };

  it('are limited per customer and per shared address', async () => {
    // A tenth of the 300 MiB limit is three files.
    const strict = await startTestApi({ limitFactor: 0.1 });
    const mine = await strict.customer();
    expect(await slips(strict, async () => mine.headers)).toEqual([201, 201, 201, 429]);
    await strict.close();

    // A twentieth of the 1 GiB limit is five files; each customer sends one.
    const shared = await startTestApi({ limitFactor: 0.05 });
    const statuses = await slips(shared, async () => (await shared.customer()).headers);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    await shared.close();
  });
});

it('limits the number of uploads, before the body is read', async () => {
  const strict = await startTestApi({ limitFactor: 1 });
  const { headers } = await strict.customer();
  const statuses: number[] = [];
  for (let count = 0; count < 31; count += 1) {
    const body = { file: fileOf(createPngFixture()), type: 'PROFILE' };
    statuses.push((await sendRequest(strict, uploadFile, { body }, headers)).status);
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
  // Counted before the body is read, so the body of a limited caller is never read.
  const unread = await strict.request(uploadFile.path, {
    method: 'POST',
    headers: { ...headers, 'x-api-key': testApiKey, 'content-type': 'text/plain' },
    body: 'no form',
  });
  expectApiError(unread, 429, 'RATE_LIMITED');
  await strict.close();
});
