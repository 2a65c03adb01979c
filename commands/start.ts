import { ensureBuilt, storefrontBuild } from './builds.ts';
import { variablesByServer } from './filter-server-environment.ts';
import { runMain } from './run-main.ts';
import { startAutoRestartingServer, stopServers, waitThenStopServers } from './servers.ts';
import { readAndCheckServersConfig } from './servers-config.ts';

await runMain(async (stop) => {
  // Without `DATABASE_URL`, the shop runs on the embedded database for demonstration, with its demo customers and the
  // outbox page.
  const defaultNodeEnv = process.env['DATABASE_URL'] ? 'production' : 'development';
  const { env, ...shop } = await readAndCheckServersConfig(process.env['NODE_ENV'] || defaultNodeEnv);
  await ensureBuilt(storefrontBuild, stop);

  console.log('Starting the API. It updates the database first.');
  const api = await startAutoRestartingServer(
    {
      title: 'API',
      args: ['apps/api/src/main.ts', '--prepare'],
      env,
      variables: variablesByServer.API,
      ready: 'API ready on',
    },
    stop,
  );
  console.log('Starting the storefront.');
  const storefront = await startAutoRestartingServer(
    {
      title: 'storefront',
      args: ['apps/storefront/server.ts'],
      env,
      variables: variablesByServer.storefront,
      ready: 'Storefront ready on',
    },
    stop,
  ).catch(async (error) => {
    await stopServers([api]);
    throw error;
  });

  console.log(`\nPiri is open on ${shop.openUrl} (its API on ${shop.apiUrl}). Ctrl+C closes it.`);
  return waitThenStopServers([api, storefront], stop);
});
