import { openStorybook, type StorybookPage } from '../capture/storybook-page.ts';
import { type Mode, modesFor } from '../modes.ts';
import { sha256 } from '../picture.ts';
import type { PlannedStory } from '../plan.ts';
import { openWorkbench } from '../workbench.ts';

/** What each story of a built Storybook looks like in its first mode: the hash of its picture, or its error. */
export async function walk(built: string): Promise<Map<string, string>> {
  const bench = await openWorkbench(built);
  const looks = new Map<string, string>();
  try {
    const byMode = Map.groupBy(bench.stories, ({ tags, wishes }) => modesFor(tags, wishes)[0]?.name);
    for (const stories of byMode.values()) {
      const waiting = [...stories];
      const worker = async () => {
        let page: StorybookPage | undefined;
        for (let story = waiting.shift(); story; story = waiting.shift()) {
          page ??= await openStorybook(bench.browser, bench.origin, firstMode(story));
          const shot = await page.take(story.id);
          looks.set(story.id, 'error' in shot ? shot.error : sha256(shot.picture));
          if (!('error' in shot)) continue;
          await page.close();
          page = undefined;
        }
        await page?.close();
      };
      await Promise.all([worker(), worker()]);
    }
    return looks;
  } finally {
    await bench.close();
  }
}

function firstMode({ tags, wishes }: PlannedStory): Mode {
  const [mode] = modesFor(tags, wishes);
  if (!mode) throw new Error('A story without any mode cannot be looked at.');
  return { ...mode, audit: null };
}
