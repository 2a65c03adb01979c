import { ensureBuilt, isFresh, storefrontBuild } from './builds.ts';
import { runMain } from './run-main.ts';

await runMain(async (stop) => {
  if (isFresh(storefrontBuild)) console.log('The storefront is built already, nothing changed since.');
  await ensureBuilt(storefrontBuild, stop);
  console.log(`The storefront stands in ${storefrontBuild.output}.`);
  return 0;
});
