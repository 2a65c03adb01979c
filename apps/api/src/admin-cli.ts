import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { adminSocketName, sendToAdminSocket } from './admin-socket.ts';
import { AdminCommandError } from './core/admin-command-error.ts';
import { type Env, readEnv } from './core/env.ts';
import { escapeControlCharacters } from './core/escape-control-characters.ts';
import { createLogger } from './core/log.ts';
import { getRenameWarnings } from './core/renamed-variables.ts';
import { StartupError } from './core/startup-error.ts';
import { connect } from './db/connect.ts';
import { type AdminCommand, runAdminCommand } from './modules/fulfilment/admin-commands.ts';
import { createDatabaseClock } from './runtime/create-database-clock.ts';

/** Runs one admin command from a terminal, prints its result, and sets the exit code. */
export async function runAdminCli(readCommand: (operator: string) => AdminCommand): Promise<void> {
  try {
    const env = readEnv(process.env);
    console.log(await run(env, readCommand(operatorName(env))));
  } catch (error) {
    if (!(error instanceof StartupError || error instanceof AdminCommandError)) throw error;
    console.error(escapeControlCharacters(error.message));
    // An embedded database that failed to open may keep the process running.
    process.exit(1);
  }
}

/**
 * Returns the name of the operator for the audit log. Anyone who can run programs on this machine counts as staff. If
 * several people share one account of the machine, each sets OPERATOR so that the audit log can tell them apart.
 */
function operatorName({ OPERATOR }: Env): string {
  return OPERATOR || process.env['SUDO_USER'] || userInfo().username;
}

async function run(env: Env, command: AdminCommand): Promise<string> {
  const socket = join(env.DATA_DIR, adminSocketName);
  // The embedded database allows only one process. If the shop is running, its process runs the command.
  if (env.DATABASE_URL === undefined && existsSync(socket)) {
    const response = await sendToAdminSocket(socket, command);
    if (response !== undefined) return response;
  }
  const log = createLogger({
    level: env.LOG_LEVEL,
    now: () => new Date(),
    write: (line) => process.stderr.write(line),
  });
  for (const warning of getRenameWarnings(process.env)) log('warn', warning);
  const connection = await connect({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, log });
  try {
    const ctx = {
      db: connection.db,
      now: (await createDatabaseClock(connection.db, log)).now,
      siteUrl: env.SITE_URL,
      supportEmail: env.SUPPORT_EMAIL,
      fingerprintKey: env.FINGERPRINT_KEY,
    };
    return await runAdminCommand(ctx, command);
  } finally {
    await connection.close();
  }
}
