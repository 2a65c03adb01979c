import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { showStory } from '../capture/page-scripts.ts';
import { maxScreenshotHeight, openPreviewFrame } from '../capture/storybook-page.ts';
import { CliError, exitCodes } from '../cli-error.ts';
import type { StorybookInputs } from '../inputs/storybook-inputs.ts';
import { openStorybookSession } from '../run/storybook-session.ts';
import type { Story } from '../stories.ts';

/** A replacement of text in a file. */
interface Edit {
  file: string;
  from: string;
  to: string;
}

/** The text colour on offers, which few components use. */
export const changedToken = {
  file: 'packages/ui/src/tokens/semantic.json',
  name: 'on-sale',
  value: '{palette.straw.200}',
};

/** The only mode that the journey uses, and its size. */
export const journeyModeName = '1280-light';
const viewport = { width: 1280, height: 800 };

/**
 * One change that is visible, and one that only assistive technology notices. Both components appear in few stories,
 * because all of those are captured.
 */
const componentEdits = {
  seen: {
    file: 'packages/ui/src/text/text.tsx',
    from: "cva('wrap-anywhere",
    to: "cva('underline wrap-anywhere",
  },
  heard: {
    file: 'packages/ui/src/spinner/spinner.tsx',
    from: 'role="status"',
    to: 'role="status" aria-label="Another subject"',
  },
} as const satisfies Record<string, Edit>;

/** Changes the token's colour and builds the style sheets again. */
export async function changeToken(checkout: string): Promise<void> {
  const path = join(checkout, changedToken.file);
  const tokens = JSON.parse(await readFile(path, 'utf8'));
  if (!tokens.color?.[changedToken.name]) throw gone(changedToken.name, changedToken.file);
  tokens.color[changedToken.name].$value = changedToken.value;
  await writeFile(path, `${JSON.stringify(tokens, null, 2)}\n`);
  const maker = 'packages/ui/src/tokens/build-tokens.ts';
  await promisify(execFile)(process.execPath, [join(checkout, maker)], { cwd: checkout });
}

export async function changeComponents(checkout: string): Promise<void> {
  for (const { file, from, to } of Object.values(componentEdits)) {
    const source = await readFile(join(checkout, file), 'utf8');
    if (!source.includes(from)) throw gone(from, file);
    await writeFile(join(checkout, file), source.replaceAll(from, to));
  }
}

/** The stories that each change affects. */
export interface StoriesAffectedByChange {
  /** Determined by the classes of their elements, because the bundler does not know tokens. */
  token: readonly string[];
  /** Determined by their files: the stories that the bundler reports for the two components. */
  byFile: readonly string[];
  /** Those of `made` that show the component. */
  seen: readonly string[];
  heard: readonly string[];
}

export async function findStoriesAffectedByChange(
  checkout: string,
  built: string,
  inputs: StorybookInputs,
  stories: readonly Story[],
): Promise<StoriesAffectedByChange> {
  const filesWithToken = new Set<string>();
  const tokenClass = new RegExp(`-${changedToken.name}(?![\\w-])`);
  for (const file of new Set(Object.values(inputs.stories).flat())) {
    if (tokenClass.test(await readFile(join(checkout, file), 'utf8'))) filesWithToken.add(file);
  }
  const listStoriesOf = (isMeant: (file: string) => boolean) =>
    stories.filter(({ file }) => inputs.stories[file]?.some(isMeant)).map(({ id }) => id);
  const [seen, heard] = [componentEdits.seen.file, componentEdits.heard.file].map((part) =>
    listStoriesOf((file) => file === part),
  );
  return {
    token: await storiesShowing(
      built,
      listStoriesOf((file) => filesWithToken.has(file)),
      { selector: `[class*="-${changedToken.name}"]`, edge: maxScreenshotHeight },
    ),
    byFile: [...new Set([...(seen ?? []), ...(heard ?? [])])],
    seen: await storiesShowing(built, seen ?? [], {
      selector: '[data-slot="text"]',
      edge: maxScreenshotHeight,
    }),
    // A screenshot has a maximum height, an accessibility tree does not.
    heard: await storiesShowing(built, heard ?? [], { selector: '[data-slot="spinner"]', edge: 1e6 }),
  };
}

/** Returns the stories whose screenshot shows a matching element. Elements below the edge are in no screenshot. */
async function storiesShowing(
  built: string,
  ids: readonly string[],
  what: { selector: string; edge: number },
): Promise<string[]> {
  const { browser, origin, close } = await openStorybookSession(built);
  try {
    const page = await browser.newPage({ viewport });
    await openPreviewFrame(page, origin);
    const showing: string[] = [];
    for (const id of ids) {
      await page.evaluate(showStory, { id, shownStory: null });
      if (await page.evaluate(isDrawnAbove, what)) showing.push(id);
    }
    return showing;
  } finally {
    await close();
  }
}

/** Returns whether a matching element is visible above the edge. Runs in the page. */
function isDrawnAbove({ selector, edge }: { selector: string; edge: number }): boolean {
  return [...document.querySelectorAll(selector)].some((element) => {
    const { top, width } = element.getBoundingClientRect();
    return width > 0 && top + scrollY < edge && element.checkVisibility({ visibilityProperty: true });
  });
}

function gone(what: string, file: string): CliError {
  return new CliError(
    exitCodes.incomparable,
    `${file} no longer contains “${what}”. Choose something else for the journey to change.`,
  );
}
