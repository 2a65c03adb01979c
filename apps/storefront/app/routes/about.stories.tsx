import type { Meta } from '@storybook/react-vite';
import { leftOutOfArticles, storiesOfArticle } from '../features/content/articles/articles-in-stories.ts';
import * as page from './about.tsx';

const meta = {
  title: 'Screens/About',
  component: page.default,
  parameters: { layout: 'fullscreen', leftOut: leftOutOfArticles },
} satisfies Meta;

export default meta;

const stories = storiesOfArticle(page, 'about');

export const Default = stories.Default;

export const Loading = stories.Loading;

export const Empty = stories.Empty;

export const Failed = stories.Failed;

export const Offline = stories.Offline;

export const Dark = stories.Dark;
