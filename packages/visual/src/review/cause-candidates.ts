import { dirname } from 'node:path';
import type { StorybookInputs } from '../inputs/storybook-inputs.ts';
import { type ChangeBase, readCurrentFile, readFileAtBase } from './change-bases.ts';
import { type ChangedProperty, normalizeHexColour } from './custom-properties.ts';
import type { CauseGroup } from './review-data.ts';
import {
  findStyleChanges,
  getClassUse,
  getPropertyUse,
  listFontUses,
  listStyleUses,
  type StyleUses,
} from './style-changes.ts';

/** A changed file or token that may be the cause of differences. */
export interface CauseCandidate {
  kind: Exclude<CauseGroup['kind'], 'heard' | 'look'>;
  /** The name of the token or the path of the file. */
  name: string;
  /** The changed file. */
  file: string;
  base: ChangeBase;
  /** How unlikely the candidate is, whatever it explains. */
  cost: number;
  /** The story files whose stories it may affect, or `null` for all. */
  reach: ReadonlySet<string> | null;
  /** The story files of the same component, which a change of it should affect. */
  own: ReadonlySet<string>;
  /** For tokens: the value in each rule, before and after. */
  values: readonly ChangedProperty[];
}

export interface CandidateSources {
  root: string;
  inputs: StorybookInputs;
}

/** Returns the possible causes among the files that changed since a base. */
export async function listCauseCandidates(
  { root, inputs }: CandidateSources,
  base: ChangeBase,
): Promise<CauseCandidate[]> {
  const candidates: CauseCandidate[] = [];
  const usage = createUsageSearch(root, inputs);
  for (const file of base.files) {
    const [before, after] = [await readFileAtBase(root, base, file), await readCurrentFile(root, file)];
    if (before !== null && isSameCode(file, before, after)) continue;
    const shared = { file, base, own: new Set<string>(), values: [] };
    if (file.endsWith('.css') && before !== null) {
      const { properties, classes } = findStyleChanges(before, after);
      for (const [name, values] of Map.groupBy(properties, (one) => one.name)) {
        const reach = await usage.ofProperty(name);
        candidates.push({ ...shared, kind: 'token', name, cost: base.cost, reach, values });
      }
      if (classes?.size === 0) continue;
      const reach = classes && (await usage.ofClasses(classes));
      candidates.push({ ...shared, kind: 'style', name: file, cost: base.cost + 1, reach });
      continue;
    }
    const kind = getFileKind(file, inputs);
    const reaching = Object.keys(inputs.stories).filter((story) => inputs.stories[story]?.includes(file));
    const isGlobal = inputs.global.includes(file);
    if (kind === 'font') {
      const reach = await usage.ofFont(file);
      // A font that only some stories use is as likely as a style sheet.
      const cost = base.cost + fileCosts[reach ? 'style' : 'font'];
      candidates.push({ ...shared, kind, name: file, cost, reach });
      continue;
    }
    candidates.push({
      ...shared,
      kind,
      name: file,
      cost: base.cost + fileCosts[kind] + (before !== null && !mayBeVisible(before, after) ? 4 : 0),
      reach: isGlobal ? null : new Set(reaching),
      own: new Set(isGlobal ? [] : reaching.filter((story) => dirname(story) === dirname(file))),
    });
  }
  return candidates;
}

const fileCosts: Readonly<Record<CauseCandidate['kind'], number>> = {
  token: 0,
  style: 1,
  component: 1,
  story: 1,
  fixture: 2,
  font: 8,
  package: 8,
  configuration: 8,
};

function getFileKind(file: string, { stories }: StorybookInputs): CauseCandidate['kind'] {
  if (file in stories) return 'story';
  if (/\.(woff2?|ttf|otf)$/.test(file)) return 'font';
  if (/(^|\/)(pnpm-lock\.yaml|package\.json)$|^patches\//.test(file)) return 'package';
  if (/^\.storybook\/|(^|\/)tsconfig[^/]*\.json$|^[^/]+$/.test(file)) return 'configuration';
  if (/fixture/.test(file)) return 'fixture';
  return file.endsWith('.css') ? 'style' : 'component';
}

/** Returns whether two versions of a file differ in comments and spaces only. */
function isSameCode(file: string, before: string, after: string): boolean {
  if (!/\.(tsx?|css)$/.test(file)) return before === after;
  return stripComments(file, before) === stripComments(file, after);
}

function stripComments(file: string, source: string): string {
  const blocks = source.replace(/\/\*[\s\S]*?\*\//g, '');
  // Only whole lines: `//` may also be in a string.
  const lines = file.endsWith('.css') ? blocks : blocks.replace(/^\s*\/\/.*$/gm, '');
  return lines.replace(/\s+/g, ' ').trim();
}

/** Returns whether a changed line contains text, an element or a number. Other lines are logic or types. */
function mayBeVisible(before: string, after: string): boolean {
  const [old, current] = [before, after].map((text) => new Set(text.split('\n')));
  const changed = [...before.split('\n'), ...after.split('\n')].filter(
    (line) => !(old?.has(line) && current?.has(line)),
  );
  return changed.some(
    (line) => !/^\s*(import|export \{|\/\/|\*)/.test(line) && /['"`]|<[A-Za-z]|\d/.test(line),
  );
}

/** Finds the story files whose sources use a property or a class. Reads the sources once, when first needed. */
function createUsageSearch(root: string, inputs: StorybookInputs) {
  let sources: Promise<{ texts: ReadonlyMap<string, string>; sheets: readonly string[] }> | undefined;
  const read = async () => {
    const files = [...new Set(Object.values(inputs.stories).flat())];
    const sheets = Object.keys(inputs.files).filter((file) => file.endsWith('.css'));
    const readAll = (paths: readonly string[]) =>
      Promise.all(paths.map((path) => readCurrentFile(root, path)));
    const texts = await readAll(files);
    return {
      texts: new Map(files.map((file, at) => [file, texts[at] ?? ''])),
      sheets: await readAll(sheets),
    };
  };
  const readOnce = () => {
    sources ??= read();
    return sources;
  };
  const find = async (patterns: readonly RegExp[]): Promise<ReadonlySet<string> | null> => {
    const { texts } = await readOnce();
    const using = new Set(
      [...texts].flatMap(([file, text]) => (patterns.some((one) => one.test(text)) ? [file] : [])),
    );
    const stories = Object.entries(inputs.stories).filter(([, files]) =>
      files.some((file) => using.has(file)),
    );
    // A use that was not found can be anywhere.
    return using.size === 0 ? null : new Set(stories.map(([file]) => file));
  };
  const findUses = async ({ properties, classes, everywhere }: StyleUses) => {
    if (everywhere) return null;
    const use = getPropertyUse([...properties]);
    return find([...(use ? [use] : []), ...(classes.size > 0 ? [getClassUse(classes)] : [])]);
  };
  return {
    ofProperty: async (name: string) => findUses(listStyleUses((await readOnce()).sheets, name)),
    ofFont: async (file: string) => findUses(listFontUses((await readOnce()).sheets, file)),
    ofClasses: (classes: ReadonlySet<string>) => find([getClassUse(classes)]),
  };
}

/** Returns the rule of a token whose old and new colour are those of a colour change, or `null`. */
export function findMatchingValue(
  { values }: CauseCandidate,
  from: string | null,
  to: string | null,
): ChangedProperty | null {
  const match = values.find(
    ({ before, after }) =>
      from !== null && normalizeHexColour(before) === from && normalizeHexColour(after) === to,
  );
  return match ?? null;
}
