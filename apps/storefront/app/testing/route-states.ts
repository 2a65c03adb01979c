/**
 * What a visitor may find a page in, and the story that shows it. A page lands with all of them, or says in its
 * stories' `leftOut` why one cannot be.
 */
export const routeStates = {
  loading: 'Loading',
  empty: 'Empty',
  error: 'Failed',
  offline: 'Offline',
  'signed out': 'SignedOut',
  'long text': 'LongText',
  Bangla: 'Bangla',
  'other currency': 'OtherCurrency',
  dark: 'Dark',
} as const;

export type RouteState = keyof typeof routeStates;

/** The states that a page cannot be in, each with the reason. */
export type OmittedStates = Partial<Record<RouteState, string>>;

/** What the stories of a screen say of themselves, for the rule to read. */
export interface PageStoryParameters {
  /** The page component that is shown. */
  page: unknown;
  data: unknown;
  root: unknown;
  /** What the page takes from this browser instead of from its loader. */
  own?: unknown;
  failed: boolean;
  loading: boolean;
  offline: boolean;
  signedIn: boolean;
  currency: string;
}

export interface PageStory {
  globals?: { theme?: string };
  parameters?: { screen?: PageStoryParameters };
}

/** A module of stories as it is imported. */
export interface PageStoryModule {
  default: { title?: string; component?: unknown; parameters?: { leftOut?: OmittedStates } };
  [story: string]: unknown;
}

const longestShort = 80;

/** What each state has to be beyond its name: otherwise a copy of the first story would pass for all nine. */
const shows: Record<
  RouteState,
  (story: PageStory, facts: PageStoryParameters, usual: PageStoryParameters) => boolean
> = {
  loading: (_, { loading }) => loading,
  empty: (_, facts, usual) => !isSame(facts, usual) && !facts.failed,
  error: (_, facts, usual) => facts.failed || !isSame(facts, usual),
  offline: (_, { offline }) => offline,
  'signed out': (_, { signedIn }, usual) => usual.signedIn && !signedIn,
  'long text': (_, facts, usual) => longest(facts) > Math.max(longestShort, longest(usual)),
  Bangla: (_, { data, own }) => /[\u0980-\u09ff]{3}/.test(JSON.stringify([data, own])),
  'other currency': (_, { currency }) => currency !== 'BDT',
  dark: ({ globals }) => globals?.theme === 'dark',
};

/** What is missing before a page may land: an empty list is a page with all its states. */
export function findMissingStates(page: unknown, stories: PageStoryModule | undefined): string[] {
  if (!stories) return ['It has no stories.'];
  const { title = '', component, parameters = {} } = stories.default;
  const { leftOut = {} } = parameters;
  const usual = factsOf(stories['Default']);
  const faults: string[] = [];
  if (!title.startsWith('Screens/')) faults.push(`Its stories stand under “${title}”, not under “Screens/”.`);
  if (component !== page) faults.push('Its stories are of another component than the page.');
  if (!usual) return [...faults, 'It has no story `Default` made by `screenOf`.'];

  for (const [state, name] of Object.entries(routeStates) as [RouteState, string][]) {
    const story = stories[name] as PageStory | undefined;
    const facts = factsOf(story);
    const reason = leftOut[state];
    if (story && reason !== undefined) faults.push(`“${state}” is left out and shown at the same time.`);
    if (!story && reason === undefined)
      faults.push(`“${state}” has neither a story \`${name}\` nor a reason.`);
    if (reason !== undefined && reason.trim().split(/\s+/).length < 4) {
      faults.push(`“${state}” is left out without a reason in words.`);
    }
    if (!story) continue;
    if (!facts || facts.page !== page) faults.push(`\`${name}\` does not show the page of the route.`);
    else if (!shows[state](story, facts, usual)) faults.push(`\`${name}\` does not show “${state}”.`);
  }
  return faults;
}

function factsOf(story: unknown): PageStoryParameters | undefined {
  return (story as PageStory | undefined)?.parameters?.screen;
}

function isSame(one: PageStoryParameters, other: PageStoryParameters): boolean {
  return (
    JSON.stringify([one.data, one.root, one.own]) === JSON.stringify([other.data, other.root, other.own])
  );
}

/** The longest text that a page is given. */
function longest({ data, own }: PageStoryParameters): number {
  let length = 0;
  JSON.stringify([data, own], (_, value: unknown) => {
    if (typeof value === 'string') length = Math.max(length, value.length);
    return value;
  });
  return length;
}
