import { type Mode, modesFor } from './modes.ts';
import type { PictureName } from './picture.ts';
import { exits, Refusal } from './refusal.ts';
import { isNamed, type Story } from './stories.ts';
import type { Wishes } from './wishes.ts';

/** What the person asked for; empty means everything. */
export interface Selection {
  stories: readonly string[];
  modes: readonly string[];
}

export interface PlannedStory extends Story {
  wishes: Wishes;
}

/** Whether the selection means this picture. */
export function isSelected({ story, mode }: PictureName, { stories, modes }: Selection): boolean {
  return (stories.length === 0 || isNamed(story, stories)) && (modes.length === 0 || modes.includes(mode));
}

/** What to take, by mode: one page stays in one mode and walks through its stories. */
export function planOf(
  stories: readonly PlannedStory[],
  selection: Selection,
): ReadonlyMap<Mode, readonly PlannedStory[]> {
  const plan = new Map<string, { mode: Mode; stories: PlannedStory[] }>();
  for (const story of stories) {
    for (const mode of modesFor(story.tags, story.wishes)) {
      if (!isSelected({ story: story.id, mode: mode.name }, selection)) continue;
      const row = plan.get(mode.name) ?? { mode, stories: [] };
      row.stories.push(story);
      plan.set(mode.name, row);
    }
  }
  const missing = selection.modes.filter((mode) => !plan.has(mode));
  if (missing.length > 0)
    throw new Refusal(exits.usage, `No such story is taken in the mode ${missing.join(' or ')}.`);
  return new Map([...plan.values()].map((row) => [row.mode, row.stories]));
}
