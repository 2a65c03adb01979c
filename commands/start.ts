import { ensureBuilt, storefrontBuild } from './builds.ts';
import { command } from './command.ts';
import { endServers, startKeptServer, superviseServers } from './servers.ts';
import { readShop } from './shop.ts';

await command(async (stop) => {
  const shop = await readShop();
  await ensureBuilt(storefrontBuild, stop);
  const env = { NODE_ENV: 'production', ...shop.env };
  // On the embedded database nobody sells anything: the shop is tried out, with its demo customers and the outbox page.
  const selling = process.env['DATABASE_URL'] ? 'production' : 'development';
  const apiEnv = { ...env, NODE_ENV: process.env['NODE_ENV'] ?? selling };

  console.log('Starting the API; it brings the database up to date first.');
  const api = await startKeptServer(
    { title: 'API', args: ['apps/api/src/main.ts', '--prepare'], env: apiEnv, ready: 'API ready on' },
    stop,
  );
  console.log('Starting the storefront.');
  const storefront = await startKeptServer(
    { title: 'storefront', args: ['apps/storefront/server.ts'], env, ready: 'Storefront ready on' },
    stop,
  ).catch(async (error) => {
    await endServers([api]);
    throw error;
  });

  console.log(`\nPiri is open on ${shop.openUrl} (its API on ${shop.apiUrl}). Ctrl+C closes it.`);
  return superviseServers([api, storefront], stop);
});
