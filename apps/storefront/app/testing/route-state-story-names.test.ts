import { expect, test } from 'vitest';
import {
  getPageStoryProblems,
  type PageStoryModule,
  type PageStoryParameters,
  routeStateStoryNames,
} from './route-state-story-names.ts';

const page = () => null;
const facts: PageStoryParameters = {
  page,
  data: { name: 'Sofa' },
  root: {},
  failed: false,
  loading: false,
  offline: false,
  signedIn: true,
  currency: 'BDT',
};
const story = (own: Partial<PageStoryParameters> = {}, globals = {}) => ({
  globals,
  parameters: { page: { ...facts, ...own } },
});

/** The stories of a page with all nine states. */
const whole = {
  default: { title: 'Screens/Orders', component: page, parameters: { omittedStates: {} } },
  Default: story(),
  Loading: story({ loading: true }),
  Empty: story({ data: {} }),
  Failed: story({ failed: true, data: undefined }),
  Offline: story({ offline: true }),
  SignedOut: story({ signedIn: false }),
  LongText: story({ data: { name: 'Sofa '.repeat(30) } }),
  Bangla: story({ data: { name: 'বসার ঘর' } }),
  OtherCurrency: story({ currency: 'USD' }),
  Dark: story({}, { theme: 'dark' }),
} satisfies PageStoryModule;

test('accepts a page with all its states', () => {
  expect(getPageStoryProblems(page, whole)).toEqual([]);
});

test('rejects a page without stories', () => {
  expect(getPageStoryProblems(page, undefined)).toEqual(['It has no stories.']);
});

test.each(Object.entries(routeStateStoryNames))(
  'requires “%s”, or a reason for its absence',
  (state, name) => {
    const without: PageStoryModule = { ...whole };
    delete without[name];
    expect(getPageStoryProblems(page, without)).toEqual([
      `“${state}” has neither a story \`${name}\` nor a reason.`,
    ]);
    const omittedStates = { [state]: 'The page is the same for everybody.' };
    expect(
      getPageStoryProblems(page, {
        ...without,
        default: { ...whole.default, parameters: { omittedStates } },
      }),
    ).toEqual([]);
  },
);

test.each(Object.entries(routeStateStoryNames))(
  'rejects a copy of the first story as “%s”',
  (state, name) => {
    expect(getPageStoryProblems(page, { ...whole, [name]: whole.Default })).toEqual([
      `\`${name}\` does not show “${state}”.`,
    ]);
  },
);

test('requires a reason in words, and only for a state without a story', () => {
  const because = (omittedStates: Record<string, string>) => ({
    ...whole.default,
    parameters: { omittedStates },
  });
  const { Empty: _, ...rest } = whole;
  expect(getPageStoryProblems(page, { ...rest, default: because({ empty: 'never' }) })).toEqual([
    '“empty” is left out without a reason in words.',
  ]);
  expect(
    getPageStoryProblems(page, { ...whole, default: because({ dark: 'The page has no colours at all.' }) }),
  ).toEqual(['“dark” is left out and shown at the same time.']);
});

test('requires stories of the page itself, under Screens, with a default story', () => {
  const other = () => null;
  expect(getPageStoryProblems(other, whole)).toContain('Its stories are of another component than the page.');
  expect(getPageStoryProblems(page, { ...whole, Dark: story({ page: other }, { theme: 'dark' }) })).toEqual([
    '`Dark` does not show the page of the route.',
  ]);
  expect(
    getPageStoryProblems(page, { ...whole, default: { ...whole.default, title: 'Commerce/Orders' } }),
  ).toEqual(['Its stories stand under “Commerce/Orders”, not under “Screens/”.']);
  expect(getPageStoryProblems(page, { ...whole, Default: {} })).toContain(
    'It has no story `Default` made by `createPageStoryFactory`.',
  );
});
