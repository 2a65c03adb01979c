import { CliError, type ExitCode, exitCodes } from './cli-error.ts';
import { type Command, parseCommandLine } from './command-line.ts';
import { approve, reject } from './commands/approve.ts';
import { check, compareCapture } from './commands/check.ts';
import { drawContactSheets } from './commands/contact-sheets.ts';
import { detectFlakes } from './commands/detect-flakes.ts';
import { doctor } from './commands/doctor.ts';
import { prune } from './commands/prune.ts';
import { resolveConflicts } from './commands/resolve.ts';
import { formatCommandHelp, help } from './help.ts';
import { capturedFolder } from './paths.ts';
import { benchmarkReview } from './proof/benchmark-review.ts';
import { verifyAffected } from './proof/verify-affected.ts';
import { verifyReviewJourney } from './proof/verify-review-journey.ts';
import { review } from './review/review.ts';
import { runCapture } from './run/capture-run.ts';
import { getLabel } from './screenshot-id.ts';

async function run(command: Command): Promise<ExitCode> {
  switch (command.verb) {
    case 'help':
      console.log(command.about ? formatCommandHelp(command.about) : help);
      return exitCodes.approved;
    case 'capture': {
      const { pictures, seconds } = await runCapture(command.places, command.wanted);
      const failed = pictures.filter(({ outcome }) => outcome !== 'taken');
      for (const one of failed) {
        console.log(`  ${one.outcome} ${getLabel(one)}  ${one.outcome === 'error' ? one.message : ''}`);
      }
      const taken = pictures.length - failed.length;
      console.log(
        `${taken} pictures taken in ${seconds.toFixed(1)} s, ${failed.length} failed. ${capturedFolder(command.places)}`,
      );
      return failed.length === 0 ? exitCodes.approved : exitCodes.broken;
    }
    case 'check': {
      const exit = await check(command.places, command.wanted, command.options);
      const hasSomethingToShow = exit === exitCodes.unapproved || exit === exitCodes.broken;
      // Without a terminal, only return the exit code.
      if (!command.thenReview || !hasSomethingToShow || !process.stdout.isTTY) return exit;
      return review(command.thenReview);
    }
    case 'compare':
      return compareCapture(command.places);
    case 'doctor':
      return doctor(command.places);
    case 'detect-flakes':
      return detectFlakes(command.places, command.wanted, command.runs);
    case 'contact-sheet':
      return drawContactSheets(command.places, command.selection, command.approved);
    case 'prune':
      return prune(command.places, command.selection, command.reason, command.by);
    case 'approve':
      return approve(command.places, command.selection, command.saying);
    case 'reject':
      return reject(command.places, command.selection, command.saying);
    case 'resolve':
      return resolveConflicts(command.places, command.selection, command.choice, command.saying);
    case 'verify-affected':
      return verifyAffected(command.places, command.count, command.seed);
    case 'benchmark':
      return benchmarkReview(command.places);
    case 'verify-review':
      return verifyReviewJourney(command.places);
    case 'review':
      return review(command);
  }
}

try {
  process.exitCode = await run(parseCommandLine(process.argv.slice(2)));
} catch (error) {
  const known = error instanceof CliError;
  console.error(known ? error.message : error);
  process.exitCode = known ? error.exit : exitCodes.broken;
}
