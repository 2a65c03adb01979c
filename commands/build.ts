import { ensureBuilt, isFresh, storefrontBuild } from './builds.ts';
import { command } from './command.ts';

await command(async (stop) => {
  if (isFresh(storefrontBuild)) console.log('The storefront is built already, nothing changed since.');
  await ensureBuilt(storefrontBuild, stop);
  console.log(`The storefront stands in ${storefrontBuild.output}.`);
  return 0;
});
