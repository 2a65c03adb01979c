import { pageConcurrency } from '../capture/capture.ts';
import { openStorybook, type StorybookPage } from '../capture/storybook-page.ts';
import { type Mode, modesFor } from '../modes.ts';
import type { PlannedStory } from '../plan.ts';
import { openStorybookSession } from '../run/storybook-session.ts';
import { sha256 } from '../screenshot-id.ts';

/** The hash of a story that could not be rendered, regardless of the error. */
const failed = 'failed';

/** Timeout in milliseconds. It is long because a proof runs at low priority, and a slow story is not a broken one. */
const patience = 180_000;

/** Returns the hash of each story's screenshot in its first mode. */
export async function hashAllStories(built: string): Promise<Map<string, string>> {
  const bench = await openStorybookSession(built);
  const looks = new Map<string, string>();
  try {
    const byMode = Map.groupBy(bench.stories, (story) => firstMode(story).name);
    for (const stories of byMode.values()) {
      const waiting = [...stories];
      const worker = async () => {
        let page: StorybookPage | undefined;
        for (let story = waiting.shift(); story; story = waiting.shift()) {
          page ??= await openStorybook(bench.browser, bench.origin, firstMode(story), patience);
          const look = await lookAt(page, story);
          looks.set(story.id, look);
          if (look !== failed) continue;
          await page.close();
          page = undefined;
        }
        await page?.close();
      };
      await Promise.all(Array.from({ length: pageConcurrency }, worker));
    }
    return looks;
  } finally {
    await bench.close();
  }
}

/** Returns the hashes of a few stories, each in its own page, so that no other story can affect it. */
export async function rehashStories(built: string, ids: readonly string[]): Promise<Map<string, string>> {
  const looks = new Map<string, string>();
  if (ids.length === 0) return looks;
  const bench = await openStorybookSession(built);
  try {
    for (const story of bench.stories.filter(({ id }) => ids.includes(id))) {
      const page = await openStorybook(bench.browser, bench.origin, firstMode(story), patience);
      looks.set(story.id, await lookAt(page, story));
      await page.close();
    }
    return looks;
  } finally {
    await bench.close();
  }
}

async function lookAt(page: StorybookPage, { id }: PlannedStory): Promise<string> {
  const shot = await page.take(id);
  return 'error' in shot ? failed : sha256(shot.picture);
}

/** Returns a story's first mode, also for stories that opt out of screenshots. */
function firstMode({ tags, wishes }: PlannedStory): Mode {
  const [mode] = modesFor(tags, { ...wishes, unpictured: null });
  if (!mode) throw new Error('A story without any mode cannot be captured.');
  return { ...mode, audit: null };
}
