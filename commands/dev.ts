import { variablesByServer } from './filter-server-environment.ts';
import { runMain } from './run-main.ts';
import { startServer, stopServers, waitThenStopServers } from './servers.ts';
import { readAndCheckServersConfig } from './servers-config.ts';

await runMain(async (stop) => {
  const { env, ...shop } = await readAndCheckServersConfig('development');

  console.log('Starting the API. It restarts when one of its files changes.');
  const api = await startServer(
    {
      title: 'API',
      args: ['--watch', '--watch-preserve-output', 'apps/api/src/main.ts', '--prepare'],
      env,
      variables: variablesByServer.API,
      ready: 'API ready on',
    },
    stop,
  );
  console.log('Starting the storefront with hot reload.');
  const storefront = await startServer(
    {
      title: 'storefront',
      args: ['apps/storefront/server.ts', '--dev'],
      env,
      variables: variablesByServer.storefront,
      ready: 'Storefront ready on',
    },
    stop,
  ).catch(async (error) => {
    await stopServers([api]);
    throw error;
  });

  console.log(`\nPiri is open on ${shop.openUrl} for development. Ctrl+C closes it.`);
  return waitThenStopServers([api, storefront], stop);
});
