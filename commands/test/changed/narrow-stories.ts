import { join } from 'node:path';
import { storybookBuild } from '../../builds.ts';
import { repositoryRoot } from '../../repository-root.ts';
import type { StageContext } from '../run-stage.ts';
import { node } from '../runners.ts';
import { chooseStories } from './choose-stories.ts';
import { isStyle } from './classify-files.ts';
import { leaveOut, type Narrowing, narrowedReports, type Result } from './narrowing.ts';

type StoryStage = 'stories' | 'visual' | 'visual-journey';
type Run = (context: StageContext) => Result;

const reports = join('reports', narrowedReports);

/** Narrows the stages that visit stories. Their commands write the reports, so these also run the whole by themselves. */
export function narrowStories({
  change,
  changed,
  because,
  isChanged,
  isIn,
}: Narrowing): Record<StoryStage, Run> {
  /** The picture of a deleted story has to be removed. */
  const isStoryGone = change.deleted.some((file) => /\.stories\.tsx?$/.test(file));
  const visitStories = async (context: StageContext, run: (count: number) => Result): Result => {
    if (!because && !isIn(storybookBuild)) return leaveOut('the workbench does not contain the change');
    const { index, pages, all } = await chooseStories(join(repositoryRoot, 'storybook-static'), change);
    const count = Object.keys(index.entries).length;
    if (count + pages.length === 0 && !isStoryGone)
      return leaveOut('no story and no page reaches the change');
    context.note(`narrowed to ${count} of ${all} stories, and ${pages.length} pages.`);
    return run(count);
  };

  return {
    stories: async (context) => {
      const env = { STORY_REPORTS: reports };
      if (because) return node(['commands/test-stories.ts'], context, env);
      const styles = changed.filter((file) => !/\.mdx?$/.test(file));
      if (styles.length > 0 && styles.every(isStyle)) {
        return leaveOut('only looks changed, which the pictures of the same stories show');
      }
      return visitStories(context, () =>
        node(['commands/test-stories.ts', `--changed=${change.base}`], context, env),
      );
    },
    visual: async (context) => {
      const check = ['packages/visual/src/main.ts', 'check', '--reports', reports];
      if (because) return node(check, context);
      return visitStories(context, async (count) =>
        count === 0 && !isStoryGone
          ? leaveOut('no picture reaches the change')
          : node([...check, `--affected=${change.base}`], context),
      );
    },
    'visual-journey': async (context) => {
      if (!because && !isChanged(/^packages\/visual\/(?!baselines)/))
        return leaveOut('nothing of it changed');
      return node(['packages/visual/src/main.ts', 'verify-review', '--reports', reports], context);
    },
  };
}
