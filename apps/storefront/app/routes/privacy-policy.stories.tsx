import type { Meta } from '@storybook/react-vite';
import { articleOmittedStates, createArticleStories } from '../features/content/articles/article.fixtures.ts';
import { rootDataFixture } from '../testing/root-data.fixtures.ts';
import * as page from './privacy-policy.tsx';

const meta = {
  title: 'Screens/Privacy policy',
  component: page.default,
  parameters: { layout: 'fullscreen', omittedStates: articleOmittedStates },
} satisfies Meta;

export default meta;

const stories = createArticleStories(page, 'privacy-policy');

export const Default = stories.Default;

export const Loading = stories.Loading;

export const Empty = stories.Empty;

export const Failed = stories.Failed;

export const Offline = stories.Offline;

export const Dark = stories.Dark;

const thirdParties = {
  chat: 'https://chat.example/embed/piri',
  analytics: 'https://tag.example',
  realtime: 'wss://push.example/app/piri',
};

/** With third-party services configured, the page says what each of them learns, and asks for consent. */
export const WithOtherCompanies = stories.screen({
  data: stories.data,
  root: { ...rootDataFixture, shop: { ...rootDataFixture.shop, thirdParties } },
});
