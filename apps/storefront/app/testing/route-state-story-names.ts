/**
 * The states of a page and the story that shows each. A page needs all of them, or a reason in its stories' `omittedStates`.
 */
export const routeStateStoryNames = {
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

export type RouteState = keyof typeof routeStateStoryNames;

/** The states that do not apply to a page, each with the reason. */
export type OmittedStates = Partial<Record<RouteState, string>>;

/** The parameters of a page story, which `getPageStoryProblems` checks. */
export interface PageStoryParameters {
  /** The page component. */
  page: unknown;
  data: unknown;
  root: unknown;
  /** The page's data that comes from this browser instead of its loader. */
  own?: unknown;
  failed: boolean;
  loading: boolean;
  offline: boolean;
  signedIn: boolean;
  currency: string;
}

export interface PageStoryAnnotations {
  globals?: { theme?: string };
  parameters?: { page?: PageStoryParameters };
}

/** An imported module of stories. */
export interface PageStoryModule {
  default: { title?: string; component?: unknown; parameters?: { omittedStates?: OmittedStates } };
  [story: string]: unknown;
}

const maxShortLength = 80;

/**
 * What a story must have for each state besides its name. Otherwise a copy of the first story would pass for all nine.
 */
const shows: Record<
  RouteState,
  (story: PageStoryAnnotations, facts: PageStoryParameters, usual: PageStoryParameters) => boolean
> = {
  loading: (_, { loading }) => loading,
  empty: (_, facts, usual) => !isSame(facts, usual) && !facts.failed,
  error: (_, facts, usual) => facts.failed || !isSame(facts, usual),
  offline: (_, { offline }) => offline,
  'signed out': (_, { signedIn }, usual) => usual.signedIn && !signedIn,
  'long text': (_, facts, usual) =>
    getMaxTextLength(facts) > Math.max(maxShortLength, getMaxTextLength(usual)),
  Bangla: (_, { data, own }) => /[\u0980-\u09ff]{3}/.test(JSON.stringify([data, own])),
  'other currency': (_, { currency }) => currency !== 'BDT',
  dark: ({ globals }) => globals?.theme === 'dark',
};

/**
 * Returns what is missing from a page's stories. The list is empty if all states are shown or omitted with a reason.
 */
export function getPageStoryProblems(page: unknown, stories: PageStoryModule | undefined): string[] {
  if (!stories) return ['It has no stories.'];
  const { title = '', component, parameters = {} } = stories.default;
  const { omittedStates = {} } = parameters;
  const usual = factsOf(stories['Default']);
  const faults: string[] = [];
  if (!title.startsWith('Screens/')) faults.push(`Its stories stand under “${title}”, not under “Screens/”.`);
  if (component !== page) faults.push('Its stories are of another component than the page.');
  if (!usual) return [...faults, 'It has no story `Default` made by `createPageStoryFactory`.'];

  for (const [state, name] of Object.entries(routeStateStoryNames) as [RouteState, string][]) {
    const story = stories[name] as PageStoryAnnotations | undefined;
    const facts = factsOf(story);
    const reason = omittedStates[state];
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
  return (story as PageStoryAnnotations | undefined)?.parameters?.page;
}

function isSame(one: PageStoryParameters, other: PageStoryParameters): boolean {
  return (
    JSON.stringify([one.data, one.root, one.own]) === JSON.stringify([other.data, other.root, other.own])
  );
}

/** Returns the length of the longest text in the page's data. */
function getMaxTextLength({ data, own }: PageStoryParameters): number {
  let length = 0;
  JSON.stringify([data, own], (_, value: unknown) => {
    if (typeof value === 'string') length = Math.max(length, value.length);
    return value;
  });
  return length;
}
