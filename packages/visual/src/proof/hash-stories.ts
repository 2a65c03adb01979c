import { openStorybookPage, type StorybookPage } from '../capture/storybook-page.ts';
import { pageConcurrency } from '../capture/visit-in-pages.ts';
import { getStoryModes, type Mode } from '../modes.ts';
import type { StoryWithScreenshotParameters } from '../plan.ts';
import { openStorybookSession } from '../run/storybook-session.ts';
import { sha256 } from '../screenshot-id.ts';

/** The hash of a story that could not be rendered, regardless of the error. */
const failed = 'failed';

/** Timeout in milliseconds. It is long because a proof runs at low priority, and a slow story is not a broken one. */
const timeoutMs = 180_000;

/** Returns the hash of each story's screenshot in its first mode. */
export async function captureAndHashAllStories(built: string): Promise<Map<string, string>> {
  const session = await openStorybookSession(built);
  const appearances = new Map<string, string>();
  try {
    const all = await session.readParameters(session.stories);
    const byMode = Map.groupBy(all, (story) => firstMode(story).name);
    for (const stories of byMode.values()) {
      const waiting = [...stories];
      const worker = async () => {
        let page: StorybookPage | undefined;
        for (let story = waiting.shift(); story; story = waiting.shift()) {
          page ??= await openStorybookPage(session.browser, session.origin, firstMode(story), timeoutMs);
          const appearance = await hashStory(page, story);
          appearances.set(story.id, appearance);
          if (appearance !== failed) continue;
          await page.close();
          page = undefined;
        }
        await page?.close();
      };
      await Promise.all(Array.from({ length: pageConcurrency }, worker));
    }
    return appearances;
  } finally {
    await session.close();
  }
}

/** Returns the hashes of a few stories, each in its own page, so that no other story can affect it. */
export async function captureAndHashInFreshPages(
  built: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const appearances = new Map<string, string>();
  if (ids.length === 0) return appearances;
  const session = await openStorybookSession(built);
  try {
    const named = session.stories.filter(({ id }) => ids.includes(id));
    for (const story of await session.readParameters(named)) {
      const page = await openStorybookPage(session.browser, session.origin, firstMode(story), timeoutMs);
      appearances.set(story.id, await hashStory(page, story));
      await page.close();
    }
    return appearances;
  } finally {
    await session.close();
  }
}

async function hashStory(page: StorybookPage, { id }: StoryWithScreenshotParameters): Promise<string> {
  const shot = await page.captureStory(id);
  return 'error' in shot ? failed : sha256(shot.screenshot);
}

/** Returns a story's first mode, also for stories that opt out of screenshots. */
function firstMode({ tags, parameters }: StoryWithScreenshotParameters): Mode {
  const [mode] = getStoryModes(tags, { ...parameters, noScreenshotReason: null });
  if (!mode) throw new Error('A story without any mode cannot be captured.');
  return { ...mode, audit: null };
}
