import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import pg from 'pg';
import { expect, it } from 'vitest';
import { enableCloseOnQueryTimeout } from './enable-close-on-query-timeout.ts';

it.each([
  ['Query read timeout', true],
  ['syntax error at or near "selec"', false],
])('a query that fails with “%s” ends its connection: %s', async (message, ends) => {
  let isEnded = false;
  const client = {
    query: () => Promise.reject(new Error(message)),
    end: () => {
      isEnded = true;
      return Promise.resolve();
    },
  };
  enableCloseOnQueryTimeout(client as unknown as pg.Client);
  await expect(client.query()).rejects.toThrow(message);
  expect(isEnded).toBe(ends);
});

const server = process.env['TEST_DATABASE_URL'];
if (server) {
  it('does not reuse a connection on which a transaction may have begun', async () => {
    const { url, withhold, close } = await startProxy(new URL(server));
    const pool = new pg.Pool({ connectionString: url, max: 1, query_timeout: 300 });
    pool.on('connect', enableCloseOnQueryTimeout);
    const isInTransaction = async () => {
      const client = await pool.connect();
      // Within a transaction, the time does not change between statements. As text it has microseconds.
      const clock = async () => (await client.query('select now()::text as at')).rows[0].at;
      const [first, second] = [await clock(), await clock()];
      client.release();
      return first === second;
    };
    const client = await pool.connect();
    const { rows } = await client.query('select pg_backend_pid() as pid');
    withhold(true);
    await expect(client.query('begin')).rejects.toThrow('Query read timeout');
    withhold(false);
    client.release();

    expect(await isInTransaction()).toBe(false);
    const left = () =>
      pool
        .query('select 1 from pg_stat_activity where pid = $1', [rows[0].pid])
        .then(({ rowCount }) => rowCount);
    await expect.poll(left).toBe(0);
    await pool.end();
    close();
  });
}

/**
 * Forwards everything to PostgreSQL, and its responses back unless they are withheld. Withheld responses never arrive.
 */
async function startProxy(target: URL) {
  let isWithheld = false;
  const proxy = createServer((socket) => {
    const upstream = connect(Number(target.port || 5432), target.hostname);
    socket.pipe(upstream);
    upstream.on('data', (bytes) => {
      if (!isWithheld) socket.write(bytes);
    });
    upstream.on('close', () => socket.destroy());
    // Either side may close at any moment; closing one also closes the other.
    for (const end of [socket, upstream]) end.on('error', () => end.destroy());
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(target);
  url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  return {
    url: url.href,
    withhold: (withheld: boolean) => {
      isWithheld = withheld;
    },
    close: () => proxy.close(),
  };
}
