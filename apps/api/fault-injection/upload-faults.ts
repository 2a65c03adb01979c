import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { uploadFile } from '@piri/contract/files';
import { headerNames } from '@piri/contract/headers';
import { uploadsPath } from '@piri/contract/uploads';
import { sql } from 'kysely';
import { createToken } from '../src/core/ids-and-tokens.ts';
import { createJpegFixture } from '../src/testing/file-fixtures.ts';
import { type ApiProcess, defaultApiKey } from './api-process.ts';
import { describeExceededLimit, describeMismatch, type Fault } from './fault.ts';
import { startMeasuringHealthResponseTimes } from './overload-faults.ts';
import { readProcessMemoryMb } from './process-figures.ts';
import { countResponsesByStatus } from './simulated-shopper.ts';
import { throwMissingSetup } from './stock-faults.ts';

const mebibyte = 1024 * 1024;
/** Parsing such a picture within the process would block it for a second or more. */
const patienceMs = 500;

/** Pictures of the largest size that consist only of two-byte markers. */
export const jpegMarkerBombFault: Fault = {
  name: 'marker bomb',
  safeguard: 'the worker that reads pictures, and the cap of their parts',
  async run({ apis, scale }) {
    const [api = throwMissingSetup()] = apis;
    const image = Buffer.concat([createJpegFixture(), Buffer.alloc(9 * mebibyte, Buffer.from([0xff, 0x01]))]);
    const watch = startMeasuringHealthResponseTimes(api);
    const sent = Array.from({ length: Math.max(1, Math.round(4 * scale)) }, async () => {
      const form = new FormData();
      form.append('file', new File([image], 'photo.jpg', { type: 'image/jpeg' }));
      form.append('type', 'RETURN');
      const headers = { [headerNames.apiKey]: defaultApiKey, [headerNames.idempotencyKey]: createToken() };
      const { status } = await fetch(`${api.url}${uploadFile.path}`, { method: 'POST', headers, body: form });
      return { status, code: '', body: {} };
    });
    const responses = await Promise.all(sent);
    const longest = Math.max(...(await watch()));
    return {
      figures: {
        pictures: responses.length,
        ...countResponsesByStatus(responses),
        'health longest ms': longest,
      },
      losses: describeExceededLimit('health, the longest', longest, patienceMs),
    };
  },
};

/** More than one piece of each, but less than a whole file. The rest is never sent. */
const sentBytes = 8 * mebibyte;
/** The memory limit of all uploads of a process, and as much again for garbage that is not collected yet. */
const maxMemory = 512;

/** Hundreds of uploads that are never finished: half without a pass, half as forms whose file is held in memory. */
export const unfinishedUploadsFault: Fault = {
  name: 'uploads in flight',
  safeguard: 'the pass that is looked at first, and the memory that uploads may hold',
  async run({ apis, db, scale }) {
    const [api = throwMissingSetup()] = apis;
    const count = Math.round(100 * scale);
    const before = readProcessMemoryMb(api);
    const withoutPass = `${uploadsPath}/passes/${'x'.repeat(43)}/base/`;
    const sockets = await Promise.all(
      [withoutPass, uploadFile.path].flatMap((path) =>
        Array.from({ length: count }, (_, index) => sendHalf(api, path, `203.0.113.${index % 50}`)),
      ),
    );
    let most = 0;
    const watch = startMeasuringHealthResponseTimes(api);
    for (let seconds = 0; seconds < 10; seconds += 1) {
      most = Math.max(most, readProcessMemoryMb(api) - before);
      await sleep(1000);
    }
    const longest = Math.max(...(await watch()));
    const pieces = db.selectFrom('uploadParts').select(sql<number>`count(*)::integer`.as('kept'));
    const { kept } = await pieces.executeTakeFirstOrThrow();
    for (const socket of sockets) socket.destroy();
    return {
      figures: {
        uploads: sockets.length,
        'memory MB': Math.round(most),
        'pieces of strangers': kept,
        'health longest ms': longest,
      },
      losses: [
        ...(most > maxMemory ? [`memory of uploads: ${Math.round(most)} MB, not ${maxMemory} at most`] : []),
        ...describeMismatch('pieces kept without a pass', kept, 0),
      ],
    };
  },
};

async function sendHalf(api: ApiProcess, path: string, address: string): Promise<Socket> {
  const { hostname, port } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  // A refused upload is cut off while it is still being sent.
  socket.on('error', () => socket.destroy());
  socket.resume();
  await once(socket, 'connect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: shop.example\r\ncontent-length: ${9 * mebibyte}\r\n` +
      `${headerNames.apiKey}: ${defaultApiKey}\r\n${headerNames.idempotencyKey}: ${createToken()}\r\n` +
      `x-forwarded-for: ${address}\r\ncontent-type: multipart/form-data; boundary=x\r\n\r\n` +
      '--x\r\ncontent-disposition: form-data; name="file"; filename="slip.pdf"\r\n\r\n%PDF-1.7\n',
  );
  socket.write(Buffer.alloc(sentBytes, 7));
  return socket;
}
