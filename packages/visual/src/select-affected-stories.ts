import { CliError, exitCodes } from './cli-error.ts';
import { findAffectedStoryFilesSince, resolveBaseCommit } from './inputs/affected-story-files.ts';
import type { StorybookInputs } from './inputs/storybook-inputs.ts';
import type { CaptureSelection } from './plan.ts';
import type { ScreenshotId } from './screenshot-id.ts';
import type { Story } from './stories.ts';

/** The requested selection, before the stories are known. */
export interface RequestedCaptureSelection extends CaptureSelection {
  /** The commit to find affected stories against. '' means the default one. If omitted, all stories are selected. */
  affected?: string;
}

/**
 * Selects the affected stories and prints their number. Also selects deleted stories, because their screenshots must be
 * removed.
 */
export async function selectAffectedStories(
  repository: string,
  { affected: ref, ...selection }: RequestedCaptureSelection,
  { stories, inputs }: { stories: readonly Story[]; inputs: StorybookInputs | null },
  approved: readonly ScreenshotId[],
): Promise<CaptureSelection> {
  if (ref === undefined) return selection;
  if (inputs === null) {
    throw new CliError(
      exitCodes.incomparable,
      'This Storybook was built without a record of its inputs. Build it again: npm run storybook:build',
    );
  }
  const commit = await resolveBaseCommit(repository, ref);
  const { files, global } = await findAffectedStoryFilesSince(repository, inputs, commit);
  const ids = stories.filter(({ file }) => files.has(file)).map(({ id }) => id);
  const storyIds = new Set(stories.map(({ id }) => id));
  const gone = new Set(approved.map(({ story }) => story).filter((story) => !storyIds.has(story)));
  const why = global.length > 0 ? `, because ${nameSome(global)} changed, on which all stories depend` : '';
  console.log(`${ids.length} of ${stories.length} stories differ from ${commit.slice(0, 7)}${why}.`);
  return { ...selection, ids: [...ids, ...gone] };
}

function nameSome(files: readonly string[]): string {
  const more = files.length > 2 ? ` and ${files.length - 2} more` : '';
  return files.slice(0, 2).join(', ') + more;
}
