import { type Command, readCommand } from './command-line.ts';
import { help, helpOn } from './help.ts';
import { label } from './picture.ts';
import { capturedFolder } from './places.ts';
import { benchReview } from './proof/bench-review.ts';
import { proveAffected } from './proof/prove-affected.ts';
import { proveJourney } from './proof/prove-journey.ts';
import { type Exit, exits, Refusal } from './refusal.ts';
import { review } from './review/review.ts';
import { takePictures } from './run/take-pictures.ts';
import { approve, reject } from './verbs/approve.ts';
import { check, compare } from './verbs/check.ts';
import { doctor } from './verbs/doctor.ts';
import { flake } from './verbs/flake.ts';
import { prune } from './verbs/prune.ts';
import { resolve } from './verbs/resolve.ts';
import { sheet } from './verbs/sheet.ts';

async function run(command: Command): Promise<Exit> {
  switch (command.verb) {
    case 'help':
      console.log(command.about ? helpOn(command.about) : help);
      return exits.approved;
    case 'capture': {
      const { pictures, seconds } = await takePictures(command.places, command.wanted);
      const failed = pictures.filter(({ outcome }) => outcome !== 'taken');
      for (const one of failed) {
        console.log(`  ${one.outcome} ${label(one)}  ${one.outcome === 'error' ? one.message : ''}`);
      }
      const taken = pictures.length - failed.length;
      console.log(
        `${taken} pictures taken in ${seconds.toFixed(1)} s, ${failed.length} not. ${capturedFolder(command.places)}`,
      );
      return failed.length === 0 ? exits.approved : exits.broken;
    }
    case 'check': {
      const exit = await check(command.places, command.wanted, command.options);
      const hasSomethingToShow = exit === exits.unapproved || exit === exits.broken;
      // Where nobody sits in front, the answer is all there is to give.
      if (!command.thenReview || !hasSomethingToShow || !process.stdout.isTTY) return exit;
      return review(command.thenReview);
    }
    case 'compare':
      return compare(command.places);
    case 'doctor':
      return doctor(command.places);
    case 'flake':
      return flake(command.places, command.wanted, command.runs);
    case 'sheet':
      return sheet(command.places, command.selection, command.approved);
    case 'prune':
      return prune(command.places, command.selection, command.reason, command.by);
    case 'approve':
      return approve(command.places, command.selection, command.saying);
    case 'reject':
      return reject(command.places, command.selection, command.saying);
    case 'resolve':
      return resolve(command.places, command.selection, command.choice, command.saying);
    case 'prove-affected':
      return proveAffected(command.places, command.count, command.seed);
    case 'bench':
      return benchReview(command.places);
    case 'prove-journey':
      return proveJourney(command.places);
    case 'review':
      return review(command);
  }
}

try {
  process.exitCode = await run(readCommand(process.argv.slice(2)));
} catch (error) {
  const known = error instanceof Refusal;
  console.error(known ? error.message : error);
  process.exitCode = known ? error.exit : exits.broken;
}
