import { UserError } from '../../launcher/user-error.mjs';
import { ensureBuilt, isFresh, storefrontBuild, storybookBuild } from '../builds.ts';
import { type StageCheckResult, writeCheckReport } from './check-report.ts';

/** Builds what the following stages run against: the storefront and Storybook. */
export async function buildStorefrontAndStorybook(
  { stop, report }: { stop: AbortSignal; report: string },
  builds = [storefrontBuild, storybookBuild],
) {
  const checks: StageCheckResult[] = [];
  for (const build of builds) {
    if (isFresh(build)) console.log(`The ${build.title} is up to date.`);
    try {
      await ensureBuilt(build, stop);
      checks.push({ name: build.title });
    } catch (error) {
      stop.throwIfAborted();
      if (!(error instanceof UserError)) throw error;
      checks.push({ name: build.title, failure: error.message });
    }
  }
  return writeCheckReport(report, checks);
}
