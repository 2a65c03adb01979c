/** What decides about the colours of a page: the attribute that an app sets, and two settings of the system. */
export interface Environment {
  theme: 'light' | 'dark' | null;
  systemIsDark: boolean;
  moreContrast: boolean;
}

/** Returns true if a media query applies, false if it does not, and null if it cannot be known here. */
export function matchesMedia(query: string, environment: Environment): boolean | null {
  const results = query.split(',').map((each) => matchesOneQuery(each.trim(), environment));
  if (results.includes(true)) return true;
  return results.includes(null) ? null : false;
}

function matchesOneQuery(query: string, { systemIsDark, moreContrast }: Environment): boolean | null {
  const isNegated = query.startsWith('not ');
  const parts = query.replace(/^(not|only) /, '').split(/\s+and\s+/);
  const results = parts.map((part) => {
    const [, feature, value] = /^\(\s*([\w-]+)\s*(?::\s*([\w-]+)\s*)?\)$/.exec(part) ?? [];
    if (feature === 'prefers-color-scheme') return (value === 'dark') === systemIsDark;
    if (feature === 'prefers-contrast') return (value === 'more' || value === undefined) === moreContrast;
    if (part === 'screen' || part === 'all') return true;
    return part === 'print' ? false : null;
  });
  if (results.includes(false)) return isNegated;
  return results.includes(null) ? null : !isNegated;
}

/** What a selector says about the root element. */
export interface SelectorMatch {
  matches: boolean;
  /** The number of ids, then of classes and attributes, then of elements, as one number. */
  specificity: number;
}

/**
 * Matches one selector, without commas, against the root element. Returns null if it selects by anything else than
 * `:root`, `html` and `data-theme`, because no component reads that.
 */
export function matchRoot(selector: string, { theme }: Environment): SelectorMatch | null {
  let [rest, specificity, matches] = [selector.trim(), 0, true];
  if (rest === '') return null;
  while (rest !== '') {
    const part = /^(:root|html|\[data-theme(?:=["']?(\w+)["']?)?\]|:(not|is|where)\(([^()]*)\))/.exec(rest);
    if (!part) return null;
    const [whole, , value, pseudo, inside = ''] = part;
    if (pseudo) {
      const inner = inside.split(',').map((each) => matchRoot(each, { theme } as Environment));
      if (inner.includes(null)) return null;
      const found = inner.some((each) => each?.matches);
      matches &&= pseudo === 'not' ? !found : found;
      if (pseudo !== 'where') specificity += Math.max(...inner.map((each) => each?.specificity ?? 0));
    } else if (whole.startsWith('[')) {
      matches &&= value === undefined ? theme !== null : theme === value;
      specificity += 1000;
    } else specificity += whole === 'html' ? 1 : 1000;
    rest = rest.slice(whole.length);
  }
  return { matches, specificity };
}
