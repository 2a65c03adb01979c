import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { databaseClock } from './database-clock.ts';
import { connect } from './db/connect.ts';
import { readEnv } from './env.ts';
import { createLog } from './log.ts';
import { OrderStays } from './modules/checkout/move-order.ts';
import { doForOperator, type OperatorDeed, operatorVerbs } from './operator-deeds.ts';
import { askOperatorSocket, operatorSocket } from './operator-socket.ts';
import { StartError } from './start-error.ts';

const usage = `npm run order -- PR-4F7K-92 ${operatorVerbs.join('|')}, and with deliver the pin if it was asked for.`;

try {
  console.log(await order());
} catch (error) {
  if (!(error instanceof StartError || error instanceof OrderStays)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Whoever may run programs on this machine, works in the shop. */
async function order(): Promise<string> {
  const deed = readArguments();
  const env = readEnv(process.env);
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

function readArguments(): OperatorDeed {
  const { positionals } = parseArgs({ allowPositionals: true, strict: false });
  const [orderNumber = '', wanted, pin] = positionals;
  const verb = operatorVerbs.find((one) => one === wanted);
  const most = verb === 'deliver' ? 3 : 2;
  if (verb === undefined || positionals.length > most) throw new StartError(usage);
  return { orderNumber: orderNumber.toUpperCase(), verb, pin };
}
