import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, lstat, mkdir, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { fetchHealth, setUpApiProcesses } from './testing/api-processes.ts';
import { startFakeSmtpServer } from './testing/fake-smtp-server.ts';

const { scratch, folder, start } = setUpApiProcesses();

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await setTimeout(5);
}

describe('the process', () => {
  it('exits with 0 if it is stopped while starting, and can start again', async () => {
    const api = start();
    await until(() => existsSync(join(folder, 'pglite.pid')));
    api.child.kill('SIGTERM');
    expect(await api.exited).toBe(0);
    expect(api.output).toMatchObject({ stdout: '', stderr: '' });
    await start().ready();
  });

  it('without --prepare serves a prepared database and rejects an empty one', async () => {
    const empty = start({ DATA_DIR: join(scratch, 'empty') }, []);
    expect(await empty.exited).toBe(1);
    expect(empty.output.stderr).toBe(
      'The tables of the database are missing or out of date. Start once with --prepare to create them.\n',
    );
    const preparing = start();
    await preparing.ready();
    preparing.child.kill('SIGTERM');
    await preparing.exited;
    const prepared = start({}, []);
    expect(await fetchHealth(await prepared.ready())).toMatchObject({ status: 'ok' });
  });
});

describe('the files of the embedded database', () => {
  /** Returns the files below a folder that other users may read or write. */
  async function openToOthers(below: string): Promise<string[]> {
    const names = await readdir(below, { recursive: true });
    const modes = await Promise.all(
      [below, ...names.map((name) => join(below, name))].map(async (path) => ({
        path,
        mode: (await lstat(path)).mode & 0o077,
      })),
    );
    return modes.filter(({ mode }) => mode !== 0).map(({ path }) => path);
  }

  it('are closed to other users of the machine, including files that are added later', async () => {
    const own = join(scratch, 'private');
    const api = start({ DATA_DIR: own, RATE_LIMIT_MULTIPLIER: '999999' });
    const url = await api.ready();
    expect(await openToOthers(own)).toEqual([]);
    const segments = async () => (await readdir(join(own, 'pglite/pg_wal'))).length;
    const before = await segments();
    for (let nth = 0; (await segments()) === before && nth < 12; nth += 1) {
      const body = new FormData();
      body.set('type', 'PAYMENT_SLIP');
      body.set(
        'file',
        new Blob(['%PDF-1.7\n', randomBytes(2_000_000)], { type: 'application/pdf' }),
        'slip.pdf',
      );
      const headers = { 'x-api-key': 'piri-web-public-key', 'idempotency-key': `slip-number-${nth}-of-12` };
      expect((await fetch(`${url}/api/files`, { method: 'POST', headers, body })).status).toBe(201);
    }
    expect(await segments()).toBeGreaterThan(before);
    expect(await openToOthers(own)).toEqual([]);
  });

  it('are closed again if an earlier start left them open', async () => {
    const own = join(scratch, 'loose');
    const first = start({ DATA_DIR: own });
    await first.ready();
    first.child.kill('SIGTERM');
    await first.exited;
    for (const name of await readdir(join(own, 'pglite'), { recursive: true })) {
      const path = join(own, 'pglite', name);
      await chmod(path, (await lstat(path)).isDirectory() ? 0o755 : 0o666);
    }
    await chmod(join(own, 'pglite'), 0o755);
    await chmod(join(own, 'pglite.lock'), 0o644);
    await start({ DATA_DIR: own }).ready();
    expect(await openToOthers(own)).toEqual([]);
  });
});

describe('a demo shop', () => {
  const ask = (url: string, path: string, body?: object) =>
    fetch(`${url}${path}`, {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'x-api-key': 'piri-web-public-key', 'content-type': 'application/json' },
    });
  const demo = {
    source: 'DEFAULT',
    type: 'DEFAULT',
    userName: 'demo@piri.example',
    password: 'piri123',
  };

  it('AUTH-7 has the demo customer, and shows mails in the outbox also if it has a mail server', async () => {
    const server = await startFakeSmtpServer();
    const api = start({ SMTP_URL: server.url, MAIL_FROM: 'shop@piri.example' });
    const url = await api.ready();
    expect((await ask(url, '/api/signin/customers', demo)).status).toBe(200);
    expect(api.output.stderr).not.toContain('EMAIL_SERVICE_ID is set');
    await ask(url, '/api/forgot', { userName: demo.userName });
    await until(() => server.taken.length > 0);
    expect(server.taken).toMatchObject([{ from: 'shop@piri.example', to: demo.userName }]);
    expect(server.taken[0]?.data).toContain('Subject: Set a new password');
    expect(await (await ask(url, '/api/outbox')).text()).toContain(`data-recipient="${demo.userName}"`);
    await server.close();
  });
});

it('warns once about trusted proxies that disable rate limits, and once about an untrusted one', async () => {
  const api = start({ TRUSTED_PROXIES: '10.0.0.2,2000::/3' });
  const url = await api.ready();
  for (const visitor of ['203.0.113.7', '203.0.113.8']) {
    await fetch(`${url}/api/forgot`, {
      method: 'POST',
      body: '{}',
      headers: { 'x-api-key': 'piri-web-public-key', 'x-forwarded-for': visitor },
    });
  }
  const warnings = api.output.stderr.split('\n').filter((line) => line.includes('TRUSTED_PROXIES'));
  expect(warnings.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'warn', message: expect.stringMatching(/^TRUSTED_PROXIES trusts 2000::\/3: everybody there/) },
    {
      level: 'warn',
      message: expect.stringMatching(/^A request came with x-forwarded-for from 127\.0\.0\.1,/),
    },
  ]);
});

describe('errors that stop the start with one sentence', () => {
  async function sentence(variables: Record<string, string>, args?: string[]) {
    const api = start(variables, args);
    expect(await api.exited).toBe(1);
    expect(api.output.stdout).toBe('');
    expect(api.output.stderr.split('\n')).toHaveLength(2);
    return api.output.stderr;
  }

  it('a port that is in use', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => blocker.once('listening', resolve));
    const address = blocker.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    expect(await sentence({ API_PORT: String(port) })).toBe(
      `The API cannot listen on 127.0.0.1:${port}: another process uses this port. ` +
        'Stop it, or choose another port with API_PORT.\n',
    );
    await new Promise((resolve) => blocker.close(resolve));
  });

  it('an invalid variable', async () => {
    expect(await sentence({ LOG_LEVEL: 'loud' })).toMatch(/^LOG_LEVEL must be debug, info, warn or error\./);
  });

  it('an invalid argument', async () => {
    expect(await sentence({}, ['--prepar'])).toMatch(/^The only argument is --prepare/);
  });

  it('an unreachable PostgreSQL server, without its password', async () => {
    const message = await sentence({ DATABASE_URL: 'postgres://shop:s3cret@127.0.0.1:1/shop' });
    expect(message).toBe(
      'The database shop on 127.0.0.1:1 cannot be reached. Check that it is running and that DATABASE_URL is correct.\n',
    );
  });

  it('a damaged embedded database', async () => {
    const damaged = join(scratch, 'damaged');
    await mkdir(join(damaged, 'pglite'), { recursive: true });
    await writeFile(join(damaged, 'pglite/PG_VERSION'), '9\n');
    expect(await sentence({ DATA_DIR: damaged })).toMatch(
      /^The embedded database in .+damaged\/pglite cannot be opened: /,
    );
  });

  it('a data folder that cannot be created', async () => {
    expect(await sentence({ DATA_DIR: join(process.execPath, 'below-a-file') })).toMatch(
      /^The folder .+ cannot be written/,
    );
  });
});

describe('the embedded database', () => {
  it('is created again if the process was killed while creating it', async () => {
    const folder = join(scratch, 'half-made');
    const first = start({ DATA_DIR: folder });
    await until(() => existsSync(join(folder, 'pglite/base')));
    first.child.kill('SIGKILL');
    expect(await first.exited).toBe('SIGKILL');
    expect(existsSync(join(folder, 'pglite/PG_VERSION'))).toBe(false);
    expect(await fetchHealth(await start({ DATA_DIR: folder }).ready())).toEqual({
      status: 'ok',
      database: 'pglite',
    });
  });

  it('rejects a second process with an error that names the folder and the first process', async () => {
    const first = start();
    const url = await first.ready();
    const second = start();
    expect(await second.exited).toBe(1);
    expect(second.output.stderr).toBe(
      `The database in ${join(folder, 'pglite')} is in use by process ${first.child.pid}, and only one process may ` +
        'write to it. Stop that process, or choose another folder with DATA_DIR.\n',
    );
    expect(await fetchHealth(url)).toEqual({ status: 'ok', database: 'pglite' });
  });

  it('is opened by a new process after the previous one was killed', async () => {
    const first = start();
    await first.ready();
    first.child.kill('SIGKILL');
    expect(await first.exited).toBe('SIGKILL');
    const second = start();
    expect(await fetchHealth(await second.ready())).toEqual({ status: 'ok', database: 'pglite' });
  });

  it('is opened by exactly one of three processes that start at once after another was killed', async () => {
    const killed = start();
    await killed.ready();
    killed.child.kill('SIGKILL');
    await killed.exited;
    const rivals = [start(), start(), start()];
    const results = await Promise.all(
      rivals.map((api) =>
        api.ready().then(
          () => 'ready',
          () => 'refused',
        ),
      ),
    );
    expect(results.toSorted()).toEqual(['ready', 'refused', 'refused']);
  });
});
