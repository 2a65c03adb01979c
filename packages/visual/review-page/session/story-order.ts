import type { ReviewScreenshot } from '../../src/review/review-data.ts';

export interface ReviewStory {
  id: string;
  /** Such as "Components". */
  section: string;
  /** Such as "Button", or "Forms / Field" if the title has more levels. */
  component: string;
  name: string;
  screenshots: readonly ReviewScreenshot[];
}

/** The order of the sections, from foundations to screens. Other sections follow. */
const sections = ['Foundations', 'Components', 'Commerce', 'Screens'];

/**
 * Groups screenshots by story, in the order of the tree: by section, then component, then the order in the story file.
 */
export function groupByStory(screenshots: readonly ReviewScreenshot[]): ReviewStory[] {
  const byStory = Map.groupBy(screenshots, ({ story }) => story);
  const stories = [...byStory].map(([id, ownScreenshots]) => {
    const [{ title, name } = { title: '', name: id }] = ownScreenshots;
    const [section = '', ...rest] = title.split('/');
    const component = rest.join(' / ') || section;
    return { id, section, component, name, screenshots: ownScreenshots.toSorted(byMode) };
  });
  return stories.sort(
    (one, other) =>
      rank(one.section) - rank(other.section) ||
      one.section.localeCompare(other.section) ||
      one.component.localeCompare(other.component),
  );
}

/** Formats a mode, such as "1280 forced colours". */
export function formatMode(mode: string): string {
  return mode.replaceAll('-', ' ');
}

/** Returns a screenshot's name, such as "Button, On offer, 1280 light". */
export function formatScreenshotName({ title, name, mode }: ReviewScreenshot): string {
  return `${title.split('/').at(-1)}, ${name}, ${formatMode(mode)}`;
}

function rank(section: string) {
  const position = sections.indexOf(section);
  return position < 0 ? sections.length : position;
}

/** Sorts modes: small before large, light before dark, rare ones last. */
function byMode(one: ReviewScreenshot, other: ReviewScreenshot) {
  return modeRank(one.mode) - modeRank(other.mode) || one.mode.localeCompare(other.mode);
}

function modeRank(mode: string) {
  const [width = '0', ...ending] = mode.split('-');
  const kind = ['light', 'dark'].indexOf(ending.join('-'));
  return (kind < 0 ? 2 : kind) * 100_000 + Number(width);
}
