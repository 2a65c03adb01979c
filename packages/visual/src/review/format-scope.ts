import type { ScreenshotId } from '../screenshot-id.ts';

/** Returns how many stories and components the screenshots belong to, such as "3 stories of 2 components". */
export function formatScope(screenshots: readonly ScreenshotId[]): string {
  const components = new Set(screenshots.map(({ story }) => story.split('--')[0])).size;
  const stories = new Set(screenshots.map(({ story }) => story)).size;
  return `${formatCount(stories, 'story', 'stories')} of ${formatCount(components, 'component', 'components')}`;
}

export function formatCount(number: number, one: string, more: string): string {
  return `${number} ${number === 1 ? one : more}`;
}
