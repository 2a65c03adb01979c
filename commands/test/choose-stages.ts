import { UserError } from '../../launcher/user-error.mjs';
import type { Stage } from './run-stage.ts';

/** Stages by their old names. They work in this release only: remove them after it. */
export const renamedStages: Readonly<Record<string, string>> = {
  journey: 'visual-journey',
  pictures: 'visual',
  published: 'package',
  review: 'visual-browser',
};

/**
 * Returns all stages in their order, or only those named by lists such as `unit,lint`, and a note for each old name. Those
 * of `byName` are only chosen by their name. Throws if a name is unknown.
 */
export function chooseStages(
  stages: readonly Stage[],
  lists: readonly string[] | undefined,
  byName: readonly Stage[] = [],
): { chosen: readonly Stage[]; notes: string[] } {
  if (!lists) return { chosen: stages, notes: [] };
  const given = lists.flatMap((list) => list.split(','));
  const isOld = (name: string) => Object.hasOwn(renamedStages, name);
  const names = given.map((name) => (isOld(name) ? renamedStages[name] : name));
  const notes = given
    .filter(isOld)
    .map(
      (name) =>
        `Stage ${name} is now called ${renamedStages[name]}. The old name works in this release only.`,
    );
  const all = [...stages, ...byName];
  const stageNames = all.map(({ name }) => name);
  const unknown = given.filter((name) => !isOld(name) && !stageNames.includes(name));
  if (unknown.length > 0) {
    throw new UserError(
      `There is no stage "${unknown.join('", "')}". The stages are ${stageNames.join(', ')}.`,
    );
  }
  return { chosen: all.filter(({ name }) => names.includes(name)), notes };
}
