import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createLogger } from '../src/core/log.ts';
import { connect } from '../src/db/connect.ts';
import { prepareDatabase } from '../src/prepare-database.ts';
import { buildDatabaseUrl, executeServerSql } from '../src/testing/database-server.ts';
import { startApi } from './api-process.ts';
import { wrongClockFault } from './clock-faults.ts';
import { couponLimitFault, couponPerCustomerFault } from './coupon-faults.ts';
import {
  databaseFreezeFault,
  databaseRestartFault,
  frozenConnectionReuseFault,
  processKillFault,
} from './crash-faults.ts';
import { fullDiskFault } from './disk-faults.ts';
import type { Fault, FaultResult } from './fault.ts';
import { closeFakeGateway, gatewayFault } from './gateway-fault.ts';
import { stockHoardingFault } from './hoarding-faults.ts';
import { closeFakeSmsService, messageBombFault } from './message-bomb-fault.ts';
import { formFieldFloodFault, signInFloodFault, slowClientFault } from './overload-faults.ts';
import { unknownQueryParametersFault } from './page-faults.ts';
import { paymentRaceFault } from './payment-faults.ts';
import { raceBarrierPatch, type SourcePatch, safeguardRemovalPatches } from './safeguards.ts';
import { lastUnitsFault, lineOrderDeadlockFault, skuInBundleFault } from './stock-faults.ts';
import { jpegMarkerBombFault, unfinishedUploadsFault } from './upload-faults.ts';

const reports = join(import.meta.dirname, '../../../reports/fault-injection');
const all: readonly Fault[] = [
  lastUnitsFault,
  skuInBundleFault,
  lineOrderDeadlockFault,
  couponLimitFault,
  couponPerCustomerFault,
  paymentRaceFault,
  processKillFault,
  databaseRestartFault,
  databaseFreezeFault,
  frozenConnectionReuseFault,
  gatewayFault,
  signInFloodFault,
  slowClientFault,
  formFieldFloodFault,
  jpegMarkerBombFault,
  unfinishedUploadsFault,
  stockHoardingFault,
  wrongClockFault,
  fullDiskFault,
  messageBombFault,
  unknownQueryParametersFault,
];

/**
 * Runs the faults against two API processes on one PostgreSQL, with all safeguards and then with one of them removed.
 * A fault passes if nothing is lost with the safeguards, and something is lost without.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    scale: { type: 'string', default: '1' },
    safeguards: { type: 'string', default: 'both' },
  },
});
const server = process.env['DATABASE_URL'];
if (!server)
  throw new Error(
    'DATABASE_URL is not set. Set it to a PostgreSQL server on which databases can be created.',
  );
const log = createLogger({ level: 'error', now: () => new Date(), write: () => {} });

const template = await makeTemplate(server);
const runs: { fault: string; guard: string; unguarded: boolean; holds: boolean; outcome: FaultResult }[] = [];
for (const fault of all.filter(({ name }) => name.includes(values.only))) {
  const removed = fault.safeguard ?? (fault.disarm && 'what the database itself guards');
  for (const unguarded of [false, true]) {
    if (unguarded && (removed === undefined || values.safeguards === 'on')) continue;
    if (!unguarded && values.safeguards === 'off') continue;
    const outcome = await runOnce(server, fault, unguarded);
    const holds = unguarded === outcome.losses.length > 0;
    runs.push({ fault: fault.name, guard: removed ?? '', unguarded, holds, outcome });
    tell(fault, removed, unguarded, outcome, holds);
  }
}
await closeFakeGateway();
closeFakeSmsService();
await executeServerSql(server, `drop database ${template} with (force)`);
mkdirSync(reports, { recursive: true });
const machine = { processors: cpus().length, model: cpus()[0]?.model, node: process.version };
const report = {
  at: new Date().toISOString(),
  machine,
  load: loadavg()[0],
  scale: Number(values.scale),
  runs,
};
writeFileSync(join(reports, 'api.json'), `${JSON.stringify(report, null, 2)}\n`);
const failed = runs.filter(({ holds }) => !holds);
console.log(`\n${runs.length - failed.length} of ${runs.length} runs are as they have to be.`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function makeTemplate(url: string): Promise<string> {
  const name = `piri_fault_${randomBytes(6).toString('hex')}`;
  await executeServerSql(url, `create database ${name}`);
  const connection = await connect({ databaseUrl: buildDatabaseUrl(url, name), dataDir: undefined, log });
  await prepareDatabase(connection.db);
  await connection.close();
  return name;
}

async function runOnce(url: string, fault: Fault, unguarded: boolean): Promise<FaultResult> {
  const name = `piri_fault_${randomBytes(6).toString('hex')}`;
  await executeServerSql(url, `create database ${name} template ${template}`);
  const databaseUrl = buildDatabaseUrl(url, name);
  const edits: SourcePatch[] = [
    ...(fault.barrier ? [raceBarrierPatch] : []),
    ...(unguarded && fault.safeguard ? safeguardRemovalPatches[fault.safeguard] : []),
  ];
  const connection = await connect({ databaseUrl, dataDir: undefined, log });
  if (unguarded) await fault.disarm?.(connection.db);
  const starting = [1, 2].map(() => startApi({ databaseUrl, edits, variables: fault.variables }));
  const apis = await Promise.all(starting);
  try {
    const logProgress = (what: string) => console.error(`  ${fault.name}: ${what}`);
    const scale = Number(values.scale);
    return await fault.run({ db: connection.db, databaseUrl, apis, scale, unguarded, log: logProgress });
  } finally {
    await Promise.all(apis.map((api) => api.stop()));
    await connection.close();
    await executeServerSql(url, `drop database ${name} with (force)`);
  }
}

function tell(
  fault: Fault,
  removed: string | undefined,
  unguarded: boolean,
  outcome: FaultResult,
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
