import { ensureBuilt, isFresh, storefrontBuild } from './builds.ts';
import { runMain } from './run-main.ts';

await runMain(async (stop) => {
  if (isFresh(storefrontBuild)) console.log('The storefront is up to date.');
  await ensureBuilt(storefrontBuild, stop);
  console.log(`The storefront is in ${storefrontBuild.output}.`);
  return 0;
});
