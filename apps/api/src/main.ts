import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createAddressReader } from '@piri/caller-address';
import { watchProxies } from '@piri/caller-address/watch-proxies';
import { type AdminSocket, adminSocketName, listenOnAdminSocket } from './admin-socket.ts';
import { createApp } from './app.ts';
import {
  type BackgroundJobs,
  type MessageTransportFactories,
  startBackgroundJobs,
} from './background-jobs.ts';
import { type Env, getConfirmMobileMode, readEnv } from './core/env.ts';
import { createLogger } from './core/log.ts';
import { getRenameWarnings } from './core/renamed-variables.ts';
import { StartupError } from './core/startup-error.ts';
import { type Connection, connect } from './db/connect.ts';
import { createDiskFullError, isDiskFullError } from './db/disk-full.ts';
import { isMigrated } from './db/migrate.ts';
import { getSqlState, isDatabaseUnavailableError } from './db/sql-state.ts';
import { type HttpServer, startHttpServer } from './http/http-server.ts';
import { seedDemoCustomers } from './modules/demo-data/seed-demo-customers.ts';
import { seedDemoOrders } from './modules/demo-data/seed-demo-orders.ts';
import { createGateway, isSandboxGatewayUsed } from './modules/gateways/create-gateway.ts';
import { createEmailJsTransport } from './modules/notifications/emailjs-transport.ts';
import { createSmsTransport } from './modules/notifications/sms-transport.ts';
import { createSmtpTransport } from './modules/notifications/smtp-transport.ts';
import { isPublicWebServer } from './modules/uploads/is-public-ip.ts';
import { prepareDatabase } from './prepare-database.ts';
import type { AppContext } from './runtime/context.ts';
import { createDatabaseClock } from './runtime/create-database-clock.ts';

let stopping = false;

// Registered before anything is opened. A signal during startup waits for it to finish, so that no database is left
// half created.
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    // The terminal and the launcher may both send a signal.
    if (!stopping) void stop();
    stopping = true;
  });
}

const starting = start();
try {
  const { listener } = await starting;
  if (!stopping) console.log(`API ready on ${listener.url}`);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  // An embedded database that failed to open keeps the process running.
  process.exit(error.exitCode);
}

interface Running {
  listener: HttpServer;
  operator: AdminSocket | undefined;
  connection: Connection;
  work: BackgroundJobs;
}

async function start(): Promise<Running> {
  const env = readEnv(process.env);
  const wantsPrepare = readArguments();
  const log = createLogger({
    level: env.LOG_LEVEL,
    now: () => new Date(),
    write: (line) => process.stderr.write(line),
  });
  for (const warning of getRenameWarnings(process.env)) log('warn', warning);
  const connection = await connect({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, log });
  try {
    if (wantsPrepare) await prepareDatabase(connection.db);
    else if (!(await isMigrated(connection.db))) {
      throw new StartupError(
        'The tables of the database are missing or out of date. Start once with --prepare to create them.',
      );
    }
    const clock = await createDatabaseClock(connection.db, log);
    const ctx: AppContext = {
      db: connection.db,
      databaseKind: connection.kind,
      log,
      now: clock.now,
      passwordCost: env.PASSWORD_HASH_COST,
      limitFactor: env.RATE_LIMIT_MULTIPLIER,
      fingerprintKey: env.FINGERPRINT_KEY,
      confirmMobile: getConfirmMobileMode(env),
      siteUrl: env.SITE_URL,
      supportEmail: env.SUPPORT_EMAIL,
      gateway: createGateway(env, { db: connection.db, now: clock.now }),
    };
    if (wantsPrepare && !env.isProduction) {
      await seedDemoCustomers(connection.db, ctx);
      await seedDemoOrders(ctx);
    }
    const resolveClientIp = createAddressReader(env.TRUSTED_PROXIES);
    // The storefront requests its pages without `x-forwarded-for`, so a missing header is no sign of a misconfigured
    // proxy.
    const watch = watchProxies({ proxies: env.TRUSTED_PROXIES, warn: (message) => log('warn', message) });
    const app = createApp({
      ctx,
      apiKey: env.API_KEY,
      readAddress: (peer, forwardedFor) => {
        watch(peer, forwardedFor);
        return resolveClientIp(peer, forwardedFor);
      },
      outboxPage: !env.isProduction,
      sandboxGateway: isSandboxGatewayUsed(env),
      mayReach: env.ALLOW_URL_UPLOADS ? isPublicWebServer : undefined,
    });
    const listener = await startHttpServer(app, env.API_HOST, env.API_PORT);
    if (env.isProduction && createMailTransport(env) === undefined) {
      log(
        'warn',
        'Neither SMTP_URL nor EMAIL_SERVICE_ID is set: emails, such as password reset links, are not sent.',
      );
    }
    const operator =
      env.DATABASE_URL === undefined
        ? await listenOnAdminSocket(ctx, join(env.DATA_DIR, adminSocketName))
        : undefined;
    const work = startBackgroundJobs(ctx, createTransports(env), clock);
    return { listener, operator, connection, work };
  } catch (error) {
    await connection.close();
    throw explain(error, env);
  }
}

async function stop(): Promise<void> {
  const started = await starting.catch(() => undefined);
  await started?.listener.close();
  await started?.operator?.close();
  await started?.work.stop();
  await started?.connection.close();
  process.exit();
}

function createTransports(env: Env): MessageTransportFactories {
  const { SMS_API_URL, SMS_API_KEY } = env;
  const openMail = createMailTransport(env);
  return {
    ...(openMail && { MAIL: openMail }),
    ...(SMS_API_URL !== undefined && {
      SMS: () => createSmsTransport({ url: SMS_API_URL, key: SMS_API_KEY }),
    }),
  };
}

function createMailTransport(env: Env): MessageTransportFactories['MAIL'] {
  const { SMTP_URL, EMAIL_SERVICE_URL, EMAIL_SERVICE_ID, SHOP_NAME, MAIL_FROM, SITE_URL } = env;
  const from = { name: SHOP_NAME, address: MAIL_FROM, siteUrl: SITE_URL };
  if (SMTP_URL !== undefined) return () => createSmtpTransport(SMTP_URL, from);
  if (EMAIL_SERVICE_URL === undefined || EMAIL_SERVICE_ID === undefined) return undefined;
  const service = {
    url: EMAIL_SERVICE_URL,
    serviceId: EMAIL_SERVICE_ID,
    templateId: env.EMAIL_TEMPLATE_ID,
    publicKey: env.EMAIL_SERVICE_PUBLIC_KEY,
    privateKey: env.EMAIL_SERVICE_PRIVATE_KEY,
    from,
  };
  return () => createEmailJsTransport(service);
}

function readArguments(): boolean {
  try {
    return parseArgs({ options: { prepare: { type: 'boolean', default: false } } }).values.prepare;
  } catch {
    throw new StartupError(
      'The only argument is --prepare, which creates the tables and seeds the catalogue.',
    );
  }
}

/** Turns an error of the database into a `StartupError` that names the server without its password. */
function explain(error: unknown, env: Env): unknown {
  if (error instanceof StartupError) return error;
  if (env.DATABASE_URL === undefined)
    return isDiskFullError(error) ? createDiskFullError(env.DATA_DIR, error) : error;
  const { host, pathname } = new URL(env.DATABASE_URL);
  const place = `The database ${pathname.slice(1)} on ${host}`;
  if (isDatabaseUnavailableError(error))
    return new StartupError(
      `${place} cannot be reached. Check that it is running and that DATABASE_URL is correct.`,
    );
  const state = getSqlState(error);
  if (state?.startsWith('28'))
    return new StartupError(`${place} rejected the user or password in DATABASE_URL.`);
  if (state === '3D000')
    return new StartupError(`${place} does not exist. Create it, or correct DATABASE_URL.`);
  return error;
}
