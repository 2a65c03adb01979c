import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from '@piri/contract/customer';
import { uploadFile } from '@piri/contract/files';
import { headerNames } from '@piri/contract/headers';
import { getHealth } from '@piri/contract/health';
import { calculatePercentile } from '../benchmarks/calculate-percentile.ts';
import { hashPassword } from '../src/modules/customers/passwords/password-hash.ts';
import { type ApiProcess, defaultApiKey } from './api-process.ts';
import { describeExceededLimit, describeMismatch, type Fault, type FaultContext } from './fault.ts';
import { readProcessCpuTimeMs } from './process-figures.ts';
import { countResponsesByStatus, type ShopperResponse, sendRequest } from './simulated-shopper.ts';
import { throwMissingSetup } from './stock-faults.ts';

const password = 'shapla-bil-7';
/** The limit for other requests, at the 99th percentile. */
const patienceMs = 200;

/**
 * A thousand sign-ins within a minute, each from another address: one in four is right, and one account is attacked.
 */
export const signInFloodFault: Fault = {
  name: 'sign-ins',
  safeguard: 'the limit of tries at one account from one address',
  variables: { PASSWORD_HASH_COST: 'full', RATE_LIMIT_MULTIPLIER: '1' },
  async run(ground) {
    const [api = throwMissingSetup()] = ground.apis;
    const count = Math.round(1000 * ground.scale);
    const owners = Math.round(count / 4);
    await makeCustomers(ground, owners + 1);
    const watch = startMeasuringHealthResponseTimes(api);
    const requests = Array.from({ length: count }, async (_, index) => {
      await sleep((index * 60_000) / 1000);
      const isOwner = index % 4 === 0;
      const name = isOwner ? nameOf(index / 4) : `0171${String(index).padStart(7, '0')}`;
      return {
        isOwner,
        answer: await tryAt(api, name, isOwner ? password : 'a-guess', `203.0.${index >> 8}.${index & 255}`),
      };
    });
    const byForce = Array.from({ length: 40 }, () => tryAt(api, nameOf(owners), 'a-guess', '198.51.100.7'));
    const responses = await Promise.all(requests);
    const forced = await Promise.all(byForce);
    const times = await watch();
    const afterwards = await tryAt(api, nameOf(owners), password, '192.0.2.9');
    const p99 = calculatePercentile(times, 99);
    const right = responses.filter(({ isOwner }) => isOwner);
    const wrong = responses.filter(({ isOwner }) => !isOwner);
    const letIn = (some: readonly { answer: ShopperResponse }[]) =>
      some.filter(({ answer }) => answer.status === 200).length;
    return {
      figures: {
        'sign-ins': count,
        ...countResponsesByStatus(responses.map(({ answer }) => answer)),
        'by force': JSON.stringify(countResponsesByStatus(forced)),
        'health asked': times.length,
        'health p50 ms': calculatePercentile(times, 50),
        'health p99 ms': p99,
      },
      losses: [
        ...describeExceededLimit('health at the 99th percentile', p99, patienceMs),
        ...describeMismatch('owners who came in', letIn(right), right.length),
        ...describeMismatch('strangers who came in', letIn(wrong), 0),
        ...describeMismatch(
          'tries by force that were heard',
          forced.filter(({ status }) => status !== 429).length,
          10,
        ),
        ...describeMismatch(
          'what the owner of the forced name is answered afterwards',
          afterwards.status,
          200,
        ),
      ],
    };
  },
};

/** A thousand clients that never complete their request. */
export const slowClientFault: Fault = {
  name: 'slow sockets',
  safeguard: 'the time that a request may take to arrive',
  async run({ apis, scale }) {
    const [api = throwMissingSetup()] = apis;
    const { hostname, port } = new URL(api.url);
    const count = Math.round(1000 * scale);
    const sockets = await Promise.all(Array.from({ length: count }, () => holdOn(hostname, Number(port))));
    const watch = startMeasuringHealthResponseTimes(api);
    // The server checks its sockets every half minute.
    const deadline = Date.now() + 45_000;
    while (sockets.some(({ destroyed }) => !destroyed) && Date.now() < deadline) {
      for (const socket of sockets) if (!socket.destroyed) socket.write('x-so: on\r\n');
      await sleep(1000);
    }
    const p99 = calculatePercentile(await watch(), 99);
    const left = sockets.filter(({ destroyed }) => !destroyed);
    for (const socket of left) socket.destroy();
    return {
      figures: { sockets: count, 'still open': left.length, 'health p99 ms': p99 },
      losses: [
        ...describeMismatch('sockets that are still held', left.length, 0),
        ...describeExceededLimit('health at the 99th percentile', p99, patienceMs),
      ],
    };
  },
};

/** A form that is refused at its eleventh field takes 20 to 30 ms; one that is read to its end, 700 or more. */
const maxMsEach = 100;

/** Forms with as many fields as fit into the largest accepted body. */
export const formFieldFloodFault: Fault = {
  name: 'field flood',
  safeguard: 'how many fields a form may have',
  async run({ apis, scale }) {
    const [api = throwMissingSetup()] = apis;
    const form = createFlood(160_000);
    const before = readProcessCpuTimeMs(api);
    const watch = startMeasuringHealthResponseTimes(api);
    const responses: ShopperResponse[] = [];
    // One after another, because twenty at once would overload the process that sends them and watches.
    for (let count = Math.round(20 * scale); count > 0; count -= 1) {
      const { status } = await fetch(`${api.url}${uploadFile.path}`, {
        method: 'POST',
        headers: { [headerNames.apiKey]: defaultApiKey, 'content-type': 'multipart/form-data; boundary=x' },
        body: form,
        // A response and a connection that is closed while sending both count as a refusal.
      }).catch(() => ({ status: 422 }));
      responses.push({ status, code: '', body: {} });
    }
    const longest = Math.max(...(await watch()));
    const msEach = (readProcessCpuTimeMs(api) - before) / responses.length;
    return {
      figures: {
        ...{ forms: responses.length, ...countResponsesByStatus(responses) },
        ...{ 'processor ms each': msEach, 'health longest ms': longest },
      },
      losses: describeExceededLimit('processor time of each form', msEach, maxMsEach),
    };
  },
};

function createFlood(count: number): Buffer<ArrayBuffer> {
  const fields = Array.from(
    { length: count },
    (_, index) => `--x\r\ncontent-disposition: form-data; name="a${index}"\r\n\r\n\r\n`,
  );
  return Buffer.from(`${fields.join('')}--x--\r\n`);
}

const nameOf = (index: number) => `owner-${index}@piri.example`;

async function makeCustomers({ db }: FaultContext, count: number): Promise<void> {
  const passwordHash = await hashPassword(password, 'full');
  const rows = Array.from({ length: count }, (_, index) => ({
    ...{ id: `owner-${index}`, fullName: 'Rahima Khatun', email: nameOf(index) },
    ...{ mobile: `0190${String(index).padStart(7, '0')}`, passwordHash, createdAt: new Date() },
  }));
  await db.insertInto('customers').values(rows).execute();
}

function tryAt(
  api: ApiProcess,
  userName: string,
  password: string,
  address: string,
): Promise<ShopperResponse> {
  const headers = { 'x-forwarded-for': address };
  return sendRequest(api, 'POST', signIn.path, {
    body: { source: 'DEFAULT', type: 'DEFAULT', userName, password },
    headers,
  });
}

/** Requests the health check continuously. The returned function stops that and returns the response times. */
export function startMeasuringHealthResponseTimes(api: ApiProcess): () => Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const started = performance.now();
      const { status } = await sendRequest(api, 'GET', getHealth.path);
      if (status !== 200) throw new Error(`Health was answered with ${status}.`);
      times.push(performance.now() - started);
      await sleep(20);
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    return times;
  };
}

async function holdOn(host: string, port: number): Promise<Socket> {
  const socket = connect(port, host);
  // The socket waits to be closed by the server.
  socket.on('error', () => socket.destroy());
  socket.on('end', () => socket.destroy());
  socket.resume();
  await once(socket, 'connect');
  socket.write('GET /api/health HTTP/1.1\r\nhost: piri.example\r\n');
  return socket;
}
