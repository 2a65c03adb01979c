import type { Meta } from '@storybook/react-vite';
import { articleOmittedStates, createArticleStories } from '../features/content/articles/article.fixtures.ts';
import * as page from './coming-soon.tsx';

const meta = {
  title: 'Screens/Coming soon',
  component: page.default,
  parameters: { layout: 'fullscreen', omittedStates: articleOmittedStates },
} satisfies Meta;

export default meta;

const stories = createArticleStories(page, 'coming-soon');

export const Default = stories.Default;

export const Loading = stories.Loading;

export const Empty = stories.Empty;

export const Failed = stories.Failed;

export const Offline = stories.Offline;

export const Dark = stories.Dark;
