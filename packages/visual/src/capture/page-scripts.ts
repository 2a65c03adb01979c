import type { ExtractedStory } from '../screenshot-parameters.ts';

/**
 * Functions that run inside the page. Each must be self-contained, because only its source text is sent to the page.
 */

interface Channel {
  on(event: string, listener: (data: never) => void): void;
  off(event: string, listener: (data: never) => void): void;
  emit(event: string, data: unknown): void;
}

declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: Channel | undefined;
  var __STORYBOOK_PREVIEW__:
    | { ready(): Promise<void>; loadStory(story: { storyId: string }): Promise<ExtractedStory> }
    | undefined;
  /** Families of font faces that have only local sources. */
  var visualLocalFonts: Set<string> | undefined;
}

/** Returns the globals and parameters of stories, by id. */
export async function extractStories(ids: readonly string[]): Promise<Record<string, ExtractedStory>> {
  const preview = globalThis.__STORYBOOK_PREVIEW__;
  if (!preview) throw new Error('The page has no Storybook preview.');
  await preview.ready();
  const stories = ids.map(async (storyId) => {
    const { storyGlobals = {}, parameters = {} } = await preview.loadStory({ storyId });
    const { viewport = {}, visual = {} } = parameters;
    // Return only what can be serialised: the other fields contain functions and elements.
    return [storyId, { storyGlobals, parameters: { viewport, visual } }] as const;
  });
  return Object.fromEntries(await Promise.all(stories));
}

/**
 * Sets globals, such as the theme and the direction, for all stories that follow. Storybook renders the story that it
 * shows again. Waits for that, because Storybook reloads the page if another story is requested meanwhile.
 */
export async function setGlobals({
  globals,
  shownStory,
}: {
  globals: Record<string, string>;
  shownStory: string | null;
}): Promise<void> {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  if (!channel) throw new Error('The page has no Storybook channel.');
  await globalThis.__STORYBOOK_PREVIEW__?.ready();
  const rendered = new Promise<void>((resolve) => {
    if (shownStory === null) return resolve();
    const listener = ({ storyId }: { storyId: string }) => {
      if (storyId !== shownStory) return;
      channel.off('storyFinished', listener);
      resolve();
    };
    channel.on('storyFinished', listener);
  });
  const updated = await new Promise<{ userGlobals: Record<string, string> }>((resolve) => {
    const listener = (data: { userGlobals: Record<string, string> }) => {
      channel.off('globalsUpdated', listener);
      resolve(data);
    };
    channel.on('globalsUpdated', listener);
    channel.emit('updateGlobals', { globals });
  });
  for (const [name, value] of Object.entries(globals)) {
    // Storybook ignores an unknown global and only logs a warning.
    if (updated.userGlobals[name] !== value) throw new Error(`The Storybook has no global ${name}.`);
  }
  await rendered;
}

/**
 * Renders a story from its start, even if it is shown already. When it has rendered and its play function has ended,
 * resolves with the errors.
 */
export async function showStory({
  id,
  shownStory,
}: {
  id: string;
  shownStory: string | null;
}): Promise<string[]> {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  if (!channel) throw new Error('The page has no Storybook channel.');
  localStorage.clear();
  sessionStorage.clear();
  // Reset the previous story's scroll position, because a bar may appear at that position.
  scrollTo({ top: 0, left: 0, behavior: 'instant' });
  dispatchEvent(new Event('visual:story'));

  const errors: string[] = [];
  const listeners = new Map<string, (data: never) => void>();
  await new Promise<void>((resolve) => {
    const fail = (error: { message?: string; title?: string; description?: string } | string) => {
      errors.push(
        typeof error === 'string' ? error : (error.message ?? `${error.title}: ${error.description}`),
      );
    };
    listeners.set('storyThrewException', fail);
    listeners.set('playFunctionThrewException', fail);
    listeners.set('storyErrored', fail);
    listeners.set('storyMissing', () => {
      fail('Storybook has no such story.');
      resolve();
    });
    listeners.set('storyFinished', (data: { storyId: string; status: string }) => {
      if (data.storyId !== id) return;
      if (data.status === 'error' && errors.length === 0) fail('Storybook reports that it failed.');
      resolve();
    });
    for (const [event, listener] of listeners) channel.on(event, listener);
    // Storybook ignores a request for the story that it shows.
    if (id === shownStory) channel.emit('forceRemount', { storyId: id });
    else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
  for (const [event, listener] of listeners) channel.off(event, listener);
  return errors;
}

/** Waits until fonts and images are loaded and two frames have passed. Resolves with a message for each missing one. */
export async function waitForFontsAndImages(): Promise<string[]> {
  const missing: string[] = [];
  for (const image of document.images) image.loading = 'eager';
  await Promise.all(
    [...document.images]
      .filter((image) => image.currentSrc || image.src)
      .map((image) =>
        image.decode().catch(() => missing.push(`The image ${image.src} could not be decoded.`)),
      ),
  );
  do {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  } while (document.fonts.status !== 'loaded');

  // A font face with only local sources may be absent on this machine. A font face with a URL must load. Read the style
  // sheets only for a font that is not known to be local, because they have thousands of rules.
  const bare = (family: string) => family.replaceAll(/["']/g, '');
  globalThis.visualLocalFonts ??= new Set();
  const local = globalThis.visualLocalFonts;
  const failed = [...document.fonts].flatMap(({ family, status }) =>
    status === 'error' ? [bare(family)] : [],
  );
  const gather = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSFontFaceRule && !rule.style.getPropertyValue('src').includes('url('))
        local.add(bare(rule.style.getPropertyValue('font-family')));
      if ('cssRules' in rule) gather(rule.cssRules as CSSRuleList);
    }
  };
  if (failed.some((family) => !local.has(family))) {
    for (const sheet of document.styleSheets) gather(sheet.cssRules);
  }
  for (const family of failed) {
    if (!local.has(family)) missing.push(`The font ${family} could not be loaded.`);
  }
  return missing;
}

/** Returns the bottom edge of the visible content in whole pixels, or 0 if nothing is visible. */
export function measureContentBottom(): number {
  let bottom = 0;
  for (const element of document.body.querySelectorAll('*')) {
    if (element.id === 'storybook-root' || element.closest('.sb-wrapper, #storybook-docs')) continue;
    const { width, height, bottom: edge } = element.getBoundingClientRect();
    if (width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })) {
      bottom = Math.max(bottom, edge + scrollY);
    }
  }
  return Math.ceil(Math.min(bottom, document.documentElement.scrollHeight));
}

/** Returns the message of Storybook's error page, or `null` if a story is shown. */
export function readErrorDisplay(): string | null {
  if (document.body.classList.contains('sb-show-main')) return null;
  const message = document.querySelector('#error-message')?.textContent?.trim();
  return message || 'Storybook shows its error page instead of the story.';
}
