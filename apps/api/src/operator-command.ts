import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { databaseClock } from './database-clock.ts';
import { connect } from './db/connect.ts';
import { type Env, readEnv } from './env.ts';
import { createLog } from './log.ts';
import { OrderStays } from './modules/checkout/move-order.ts';
import { doForOperator, type OperatorDeed } from './operator-deeds.ts';
import { askOperatorSocket, operatorSocket } from './operator-socket.ts';
import { StartError } from './start-error.ts';

/** Runs one command of the shop's people, prints what came of it, and sets the exit code. */
export async function operatorCommand(readDeed: (operator: string) => OperatorDeed): Promise<void> {
  try {
    const env = readEnv(process.env);
    console.log(await run(env, readDeed(operatorName(env))));
  } catch (error) {
    if (!(error instanceof StartError || error instanceof OrderStays)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/**
 * Whoever may run programs on this machine, works in the shop. Where several share an account of the machine, each sets
 * OPERATOR, so that the audit log can tell them apart.
 */
function operatorName({ OPERATOR }: Env): string {
  return OPERATOR || process.env['SUDO_USER'] || userInfo().username;
}

async function run(env: Env, deed: OperatorDeed): Promise<string> {
  const socket = join(env.DATA_DIR, operatorSocket);
  // The embedded database admits one process. Where the shop is open, that one does it.
  if (env.DATABASE_URL === undefined && existsSync(socket)) {
    const answer = await askOperatorSocket(socket, deed);
    if (answer !== undefined) return answer;
  }
  const log = createLog({
    level: env.LOG_LEVEL,
    now: () => new Date(),
    write: (line) => process.stderr.write(line),
  });
  const connection = await connect({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, log });
  try {
    const ctx = {
      db: connection.db,
      now: (await databaseClock(connection.db, log)).now,
      siteUrl: env.SITE_URL,
      supportEmail: env.SUPPORT_EMAIL,
    };
    return await doForOperator(ctx, deed);
  } finally {
    await connection.close();
  }
}
