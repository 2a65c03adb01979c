import type { Kysely } from 'kysely';
import { createApp } from '../app.ts';
import { connect } from '../db/connect.ts';
import type { Database, DatabaseKind } from '../db/schema.ts';
import { listen } from '../http/listen.ts';
import { createLog } from '../log.ts';
import { prepare } from '../prepare.ts';
import { createTestDatabase } from './test-database.ts';

export const testApiKey = 'key-of-the-tests';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body, or undefined where there is none. */
  json: unknown;
}

export interface TestApi {
  url: string;
  db: Kysely<Database>;
  databaseKind: DatabaseKind;
  logLines: string[];
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  /** Sends a value as JSON, or a string as it stands. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>;
  request(path: string, init: RequestInit): Promise<Answer>;
  close(): Promise<void>;
}

/** The whole API behind a real port, with a seeded database of its own. */
export async function startTestApi(): Promise<TestApi> {
  const logLines: string[] = [];
  const log = createLog({
    level: 'info',
    now: () => new Date(0),
    write: (line) => logLines.push(line),
  });
  const database = await createTestDatabase();
  const connection = await connect({
    databaseUrl: database.url,
    dataDir: undefined,
    template: database.template,
    log,
  });
  await prepare(connection.db);
  const ctx = { db: connection.db, databaseKind: connection.kind, log };
  const listener = await listen(createApp({ ctx, apiKey: testApiKey }), '127.0.0.1', 0);

  async function request(path: string, init: RequestInit): Promise<Answer> {
    const response = await fetch(`${listener.url}${path}`, init);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: text === '' ? undefined : JSON.parse(text),
    };
  }

  return {
    url: listener.url,
    db: connection.db,
    databaseKind: connection.kind,
    logLines,
    request,
    get: (path, headers) => request(path, { headers: { 'x-api-key': testApiKey, ...headers } }),
    post: (path, body, headers) =>
      request(path, {
        method: 'POST',
        headers: { 'x-api-key': testApiKey, 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    async close() {
      await listener.close();
      await connection.close();
      await database.drop();
    },
  };
}
