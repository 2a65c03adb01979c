import { CliError, exitCodes } from './cli-error.ts';
import { getStoryModes, type Mode } from './modes.ts';
import { type ScreenshotId, sha256 } from './screenshot-id.ts';
import type { ScreenshotParameters } from './screenshot-parameters.ts';
import { matchesStoryPattern, type Story } from './stories.ts';

/** The requested stories and modes. Empty means all. */
export interface CaptureSelection {
  stories: readonly string[];
  modes: readonly string[];
  /** Restricts the selection further, to the stories that a change affects. */
  ids?: readonly string[];
  shard?: Shard;
}

/** One of `count` parts of the stories. `index` starts at 1. */
export interface Shard {
  index: number;
  count: number;
}

export interface StoryWithScreenshotParameters extends Story {
  parameters: ScreenshotParameters;
}

/** Returns whether the selection includes this screenshot. */
export function isSelected({ story, mode }: ScreenshotId, selection: CaptureSelection): boolean {
  const { modes } = selection;
  return isStorySelected(story, selection) && (modes.length === 0 || modes.includes(mode));
}

/** Returns whether the selection includes this story in some mode. */
export function isStorySelected(story: string, { stories, ids, shard }: CaptureSelection): boolean {
  return (
    (stories.length === 0 || matchesStoryPattern(story, stories)) &&
    (ids === undefined || ids.includes(story)) &&
    (shard === undefined || isInShard(story, shard))
  );
}

/**
 * Returns whether a story is in the shard. Depends on the name alone, so that exactly one machine reports a screenshot
 * whose story is gone.
 */
function isInShard(story: string, { index, count }: Shard): boolean {
  return Number.parseInt(sha256(story).slice(0, 8), 16) % count === index - 1;
}

/** Returns the stories to capture by mode, because each page stays in one mode and captures its stories in turn. */
export function planCaptures(
  stories: readonly StoryWithScreenshotParameters[],
  selection: CaptureSelection,
): ReadonlyMap<Mode, readonly StoryWithScreenshotParameters[]> {
  const plan = new Map<string, { mode: Mode; stories: StoryWithScreenshotParameters[] }>();
  const modeNames = new Set<string>();
  for (const story of stories) {
    for (const mode of getStoryModes(story.tags, story.parameters)) {
      modeNames.add(mode.name);
      if (!isSelected({ story: story.id, mode: mode.name }, selection)) continue;
      const entry = plan.get(mode.name) ?? { mode, stories: [] };
      entry.stories.push(story);
      plan.set(mode.name, entry);
    }
  }
  const missing = selection.modes.filter((mode) => !modeNames.has(mode));
  if (missing.length > 0)
    throw new CliError(exitCodes.usage, `No story has the mode ${missing.join(' or ')}.`);
  return new Map([...plan.values()].map((row) => [row.mode, row.stories]));
}
