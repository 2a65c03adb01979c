import { createAddressReader } from '@piri/caller-address';
import type { Kysely } from 'kysely';
import { createApp } from '../app.ts';
import type { ConfirmMobileMode } from '../core/env.ts';
import { createToken } from '../core/ids-and-tokens.ts';
import { createLogger, type LogLevel } from '../core/log.ts';
import { connect } from '../db/connect.ts';
import type { Database, DatabaseKind } from '../db/schema.ts';
import { startHttpServer } from '../http/http-server.ts';
import { seedDemoCustomers } from '../modules/demo-data/seed-demo-customers.ts';
import { createSandboxGateway } from '../modules/gateways/sandbox/create-sandbox-gateway.ts';
import type { IsAllowedIp } from '../modules/uploads/fetch-public-url.ts';
import type { AppContext } from '../runtime/context.ts';
import { addCustomer, type TestCustomer } from './add-customer.ts';
import { createPreparedDatabase } from './test-database.ts';

export const testApiKey = 'key-of-the-tests';

export interface TestResponse {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body; text if it is not JSON; undefined if it is empty. */
  json: unknown;
}

type Send = (path: string, body: unknown, headers?: Record<string, string>) => Promise<TestResponse>;

export interface TestApi {
  ctx: AppContext;
  /** Replaced by tests that depend on time. */
  clock: { now: () => Date };
  url: string;
  db: Kysely<Database>;
  databaseKind: DatabaseKind;
  /** Undefined if the database runs in this process. */
  databaseUrl: string | undefined;
  logLines: string[];
  get(path: string, headers?: Record<string, string>): Promise<TestResponse>;
  /** Sends a value as JSON, or a string as it is, with a new idempotency key. */
  post: Send;
  patch: Send;
  delete: Send;
  /** Creates a customer who is signed in. */
  customer(): Promise<TestCustomer>;
  request(path: string, init: RequestInit): Promise<TestResponse>;
  close(): Promise<void>;
}

/** Starts the whole API on a real port, with its own database that holds the catalogue. */
export async function startTestApi({
  limitFactor = 1000,
  logLevel = 'info',
  mayReach,
  confirmMobile = 'off',
}: {
  /** High, so that only tests of limits reach them. */
  limitFactor?: number;
  logLevel?: LogLevel;
  mayReach?: IsAllowedIp;
  /** Off, because most tests place orders of many people with one number. */
  confirmMobile?: ConfirmMobileMode;
} = {}): Promise<TestApi> {
  const logLines: string[] = [];
  const log = createLogger({
    level: logLevel,
    now: () => new Date(0),
    write: (line) => logLines.push(line),
  });
  const database = await createPreparedDatabase();
  const connection = await connect({
    databaseUrl: database.url,
    dataDir: undefined,
    template: database.template,
    log,
  });
  const clock = { now: () => new Date() };
  const ctx: AppContext = {
    db: connection.db,
    databaseKind: connection.kind,
    log,
    now: () => clock.now(),
    passwordCost: 'cheap',
    limitFactor,
    fingerprintKey: 'fingerprint-key-of-the-tests-32-letters',
    confirmMobile,
    siteUrl: 'https://shop.example',
    supportEmail: 'care@shop.example',
    gateway: undefined,
  };
  // Read on each call, so that a test can replace it.
  ctx.gateway = createSandboxGateway(ctx);
  await seedDemoCustomers(connection.db, ctx);
  const readAddress = createAddressReader(['127.0.0.1']);
  const app = createApp({
    ...{ ctx, apiKey: testApiKey, readAddress, mayReach },
    ...{ outboxPage: true, sandboxGateway: true },
  });
  const listener = await startHttpServer(app, '127.0.0.1', 0);

  async function request(path: string, init: RequestInit): Promise<TestResponse> {
    const response = await fetch(`${listener.url}${path}`, init);
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      text,
      json: text === '' ? undefined : isPlain(response) ? text : JSON.parse(text),
    };
  }

  const send = (method: string) => (path: string, body: unknown, headers?: Record<string, string>) =>
    request(path, {
      method,
      headers: {
        'x-api-key': testApiKey,
        'content-type': 'application/json',
        'idempotency-key': createToken(),
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  return {
    ctx,
    clock,
    url: listener.url,
    db: connection.db,
    databaseKind: connection.kind,
    databaseUrl: database.url,
    logLines,
    request,
    get: (path, headers) => request(path, { headers: { 'x-api-key': testApiKey, ...headers } }),
    post: send('POST'),
    patch: send('PATCH'),
    delete: send('DELETE'),
    customer: () => addCustomer(ctx),
    async close() {
      await listener.close();
      await connection.close();
      await database.drop();
    },
  };
}

function isPlain({ headers }: Response): boolean {
  return !headers.get('content-type')?.startsWith('application/json');
}
