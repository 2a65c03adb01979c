import { CliError, type ExitCode, exitCodes } from './cli-error.ts';
import { type CliCommand, parseCommandLine } from './command-line.ts';
import { approve, reject } from './commands/approve.ts';
import { check, reportLastCapture } from './commands/check.ts';
import { drawContactSheets } from './commands/contact-sheets.ts';
import { detectFlakes } from './commands/detect-flakes.ts';
import { doctor } from './commands/doctor.ts';
import { prune } from './commands/prune.ts';
import { resolveConflicts } from './commands/resolve.ts';
import { formatCommandHelp, helpText } from './help-text.ts';
import { getCapturedFolder } from './paths.ts';
import { benchmarkReview } from './proof/benchmark-review.ts';
import { verifyAffected } from './proof/verify-affected.ts';
import { verifyCauses } from './proof/verify-causes.ts';
import { verifyReviewJourney } from './proof/verify-review-journey.ts';
import { review } from './review/review.ts';
import { runCapture } from './run/capture-run.ts';
import { getScreenshotLabel } from './screenshot-id.ts';

async function run(command: CliCommand): Promise<ExitCode> {
  switch (command.name) {
    case 'help':
      console.log(command.about ? formatCommandHelp(command.about) : helpText);
      return exitCodes.approved;
    case 'capture': {
      const { pictures, seconds } = await runCapture(command.paths, command.selection);
      const failed = pictures.filter(({ outcome }) => outcome !== 'taken');
      for (const one of failed) {
        console.log(
          `  ${one.outcome} ${getScreenshotLabel(one)}  ${one.outcome === 'error' ? one.message : ''}`,
        );
      }
      const taken = pictures.length - failed.length;
      console.log(
        `${taken} pictures taken in ${seconds.toFixed(1)} s, ${failed.length} failed. ${getCapturedFolder(command.paths)}`,
      );
      return failed.length === 0 ? exitCodes.approved : exitCodes.broken;
    }
    case 'check': {
      const exit = await check(command.paths, command.selection, command.options);
      const needsReview = exit === exitCodes.unapproved || exit === exitCodes.broken;
      // Without a terminal, only return the exit code.
      if (!command.thenReview || !needsReview || !process.stdout.isTTY) return exit;
      return review(command.thenReview);
    }
    case 'compare':
      return reportLastCapture(command.paths);
    case 'doctor':
      return doctor(command.paths);
    case 'detect-flakes':
      return detectFlakes(command.paths, command.selection, command.runs);
    case 'contact-sheet':
      return drawContactSheets(command.paths, command.selection, command.approved);
    case 'prune':
      return prune(command.paths, command.selection, command.reason, command.by);
    case 'approve':
      return approve(command.paths, command.selection, command.details);
    case 'reject':
      return reject(command.paths, command.selection, command.details);
    case 'resolve':
      return resolveConflicts(command.paths, command.selection, command.choice, command.details);
    case 'verify-causes':
      return verifyCauses(command.paths, command.count);
    case 'verify-affected':
      return verifyAffected(command.paths, command.count, command.seed);
    case 'benchmark':
      return benchmarkReview(command.paths);
    case 'verify-review':
      return verifyReviewJourney(command.paths);
    case 'review':
      return review(command);
  }
}

try {
  process.exitCode = await run(parseCommandLine(process.argv.slice(2)));
} catch (error) {
  const isCliError = error instanceof CliError;
  console.error(isCliError ? error.message : error);
  process.exitCode = isCliError ? error.exit : exitCodes.broken;
}
