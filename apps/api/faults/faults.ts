import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createLog } from '../src/core/log.ts';
import { connect } from '../src/db/connect.ts';
import { prepare } from '../src/prepare.ts';
import { asAdmin, databaseAt } from '../src/testing/database-server.ts';
import { wrongClock } from './clock-faults.ts';
import { couponLimit, couponPerCustomer } from './coupon-faults.ts';
import { databaseFreezes, databaseRestarts, kills, reusedConnections } from './death-faults.ts';
import { fullDisk } from './disk-faults.ts';
import { fieldFlood, signIns, slowSockets } from './door-faults.ts';
import type { Fault, Outcome } from './fault.ts';
import { closeBank, gatewayFaults } from './gateway-faults.ts';
import { barrier, type Guard, guards } from './guards.ts';
import { hoarding } from './hoarding-faults.ts';
import { closeSmsService, letterBomb } from './letter-faults.ts';
import { inventedQueries } from './page-faults.ts';
import { paymentRaces } from './payment-faults.ts';
import { startApi } from './running-apis.ts';
import { lastPieces, oppositeOrder, pieceInSet } from './stock-faults.ts';
import { markerBomb, uploadsInFlight } from './upload-faults.ts';

const reports = join(import.meta.dirname, '../../../reports/faults');
const all: readonly Fault[] = [
  lastPieces,
  pieceInSet,
  oppositeOrder,
  couponLimit,
  couponPerCustomer,
  paymentRaces,
  kills,
  databaseRestarts,
  databaseFreezes,
  reusedConnections,
  gatewayFaults,
  signIns,
  slowSockets,
  fieldFlood,
  markerBomb,
  uploadsInFlight,
  hoarding,
  wrongClock,
  fullDisk,
  letterBomb,
  inventedQueries,
];

/**
 * Does to two API processes on one PostgreSQL what a bad day does, with all guards and then with one of them taken away.
 * A run holds when nothing is lost with the guards, and something is lost without.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    share: { type: 'string', default: '1' },
    guards: { type: 'string', default: 'both' },
  },
});
const server = process.env['DATABASE_URL'];
if (!server) throw new Error('DATABASE_URL names no PostgreSQL server on which databases can be made.');
const log = createLog({ level: 'error', now: () => new Date(), write: () => {} });

const template = await makeTemplate(server);
const runs: { fault: string; guard: string; unguarded: boolean; holds: boolean; outcome: Outcome }[] = [];
for (const fault of all.filter(({ name }) => name.includes(values.only))) {
  const removed = fault.guard ?? (fault.disarm && 'what the database itself guards');
  for (const unguarded of [false, true]) {
    if (unguarded && (removed === undefined || values.guards === 'on')) continue;
    if (!unguarded && values.guards === 'off') continue;
    const outcome = await runOnce(server, fault, unguarded);
    const holds = unguarded === outcome.losses.length > 0;
    runs.push({ fault: fault.name, guard: removed ?? '', unguarded, holds, outcome });
    tell(fault, removed, unguarded, outcome, holds);
  }
}
await closeBank();
closeSmsService();
await asAdmin(server, `drop database ${template} with (force)`);
mkdirSync(reports, { recursive: true });
const machine = { processors: cpus().length, model: cpus()[0]?.model, node: process.version };
const report = {
  at: new Date().toISOString(),
  machine,
  load: loadavg()[0],
  share: Number(values.share),
  runs,
};
writeFileSync(join(reports, 'api.json'), `${JSON.stringify(report, null, 2)}\n`);
const failed = runs.filter(({ holds }) => !holds);
console.log(`\n${runs.length - failed.length} of ${runs.length} runs are as they have to be.`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function makeTemplate(url: string): Promise<string> {
  const name = `piri_fault_${randomBytes(6).toString('hex')}`;
  await asAdmin(url, `create database ${name}`);
  const connection = await connect({ databaseUrl: databaseAt(url, name), dataDir: undefined, log });
  await prepare(connection.db);
  await connection.close();
  return name;
}

async function runOnce(url: string, fault: Fault, unguarded: boolean): Promise<Outcome> {
  const name = `piri_fault_${randomBytes(6).toString('hex')}`;
  await asAdmin(url, `create database ${name} template ${template}`);
  const databaseUrl = databaseAt(url, name);
  const edits: Guard[] = [
    ...(fault.barrier ? [barrier] : []),
    ...(unguarded && fault.guard ? guards[fault.guard] : []),
  ];
  const connection = await connect({ databaseUrl, dataDir: undefined, log });
  if (unguarded) await fault.disarm?.(connection.db);
  const starting = [1, 2].map(() => startApi({ databaseUrl, edits, variables: fault.variables }));
  const apis = await Promise.all(starting);
  try {
    const say = (what: string) => console.error(`  ${fault.name}: ${what}`);
    const share = Number(values.share);
    return await fault.run({ db: connection.db, databaseUrl, apis, share, unguarded, say });
  } finally {
    await Promise.all(apis.map((api) => api.stop()));
    await connection.close();
    await asAdmin(url, `drop database ${name} with (force)`);
  }
}

function tell(
  fault: Fault,
  removed: string | undefined,
  unguarded: boolean,
  outcome: Outcome,
  holds: boolean,
) {
  const figures = Object.entries(outcome.figures).map(([name, figure]) => `${name} ${figure}`);
  console.log(
    `\n${fault.name}${unguarded ? `, without ${removed}` : ''}: ${holds ? 'holds' : 'DOES NOT HOLD'}`,
  );
  console.log(`  ${figures.join(' · ')}`);
  for (const loss of outcome.losses) console.log(`  lost: ${loss}`);
  if (unguarded && outcome.losses.length === 0)
    console.log('  nothing was lost without the guard, and it should have been.');
}
