import { mkdir, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { axeRunOptions, colourAxeRunOptions } from '@piri/visual/axe-run-options';
import { waitForAnimations } from '@piri/visual/wait-for-animations';
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import { getAxeResults, injectAxe } from 'axe-playwright';
import type { ConsoleMessage, Page } from 'playwright';
import { axeExceptions } from './axe-exceptions.ts';
import { themes, viewports } from './modes.ts';
import { type KeyboardRow, type StoryVisit, stalledStoriesFolder, storyVisitsFolder } from './story-visit.ts';
import { findTargetSizeProblems, minimumTargetSizes, type TargetSizeException } from './target-size.ts';

/** The runner's type lacks the globals that the story itself sets, which the workbench returns. */
type FullContext = Awaited<ReturnType<typeof getStoryContext>> & { storyGlobals?: Record<string, unknown> };

const messages = new WeakMap<Page, string[]>();

const config: TestRunnerConfig = {
  async prepare({ page }) {
    // Listen before the first load, to catch errors of the workbench itself.
    messages.set(page, []);
    page.on('console', (message) => note(page, message));
    page.on('pageerror', (error) => messages.get(page)?.push(`uncaught: ${error.message}`));
    const storybookUrl = process.env['STORYBOOK_URL'];
    if (!storybookUrl)
      throw new Error('STORYBOOK_URL is not set. Start the test with `node commands/test-stories.ts`.');
    await page.goto(new URL('iframe.html', storybookUrl).href, { waitUntil: 'load' });
  },

  async preVisit(page, { id }) {
    // The runner's type lacks the globals that the story itself sets, which the workbench returns.
    const { storyGlobals } = (await getStoryContext(page, { id, title: '', name: '' })) as FullContext;
    await page.setViewportSize(parseSize(storyGlobals?.['viewport']));
  },

  async postVisit(page, { id, hasFailure }) {
    // The play function has failed and reported it. Check only whether the page still works.
    if (hasFailure) {
      if (!(await drawsFrames(page))) await writeFile(`${stalledStoriesFolder}/${id}`, '');
      return;
    }
    await expectVisible(page);
    const logged = messages.get(page)?.splice(0) ?? [];
    if (logged.length > 0) throw new Error(`The story logged to the console:\n${logged.join('\n')}`);

    const { parameters, title } = await getStoryContext(page, { id, title: '', name: '' });
    await expectPressable(page, parameters['targets'] as TargetSizeException | undefined);
    const passedRules = await expectAccessible(page, parameters['page'] ? frame : []);
    const visit: StoryVisit = {
      id,
      component: title,
      keyboard: (parameters['keyboard'] as KeyboardRow[] | undefined) ?? [],
      finishedSteps: await page.evaluate(
        (story) => (window.__finishedSteps?.story === story ? window.__finishedSteps.steps : []),
        id,
      ),
      passedRules,
      matchedExceptions: await matchedExceptions(page),
    };
    // Write one file for each story: the workers run at the same time and must not write into the same file.
    await mkdir(storyVisitsFolder, { recursive: true });
    await writeFile(`${storyVisitsFolder}/${id}.json`, JSON.stringify(visit));
  },
};

export default config;

/** Returns the size of the viewport that a story names, so that a story for 320 px is tested at 320 px. */
function parseSize(asked: unknown): { width: number; height: number } {
  const name = (asked as { value?: keyof typeof viewports } | undefined)?.value ?? 'large';
  const { width, height } = viewports[name].styles;
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
}

function note(page: Page, message: ConsoleMessage): void {
  if (message.type() === 'error' || message.type() === 'warning') {
    messages.get(page)?.push(`${message.type()}: ${message.text()}`);
  }
}

/**
 * Returns whether the page draws frames. A page without frames still runs its scripts, but nothing moves, and no
 * animation ends.
 */
function drawsFrames(page: Page): Promise<boolean> {
  const frame = page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const drawn = frame.then(
    () => true,
    () => false,
  );
  return Promise.race([drawn, setTimeout(5_000, false)]);
}

/** Throws if the story is not shown. If a decorator throws, the runner passes although the page shows an error. */
async function expectVisible(page: Page): Promise<void> {
  const seen = await page.evaluate(() => ({
    states: [...document.body.classList].filter((name) => name.startsWith('sb-show-')),
    elements: document.querySelectorAll('#storybook-root *').length,
    error: document.querySelector('#error-message')?.textContent ?? '',
  }));
  if (seen.states.join() !== 'sb-show-main') {
    throw new Error(`The story is not shown (${seen.states.join()}). ${seen.error}`);
  }
  if (seen.elements === 0) throw new Error('The story rendered nothing: its root is empty.');
}

/** Throws if a target is too small for a thumb. A story that needs smaller targets gives the reason in `parameters.targets`. */
async function expectPressable(page: Page, smaller: TargetSizeException | undefined): Promise<void> {
  if (smaller && !smaller.because) throw new Error('`parameters.targets` needs a reason in `because`.');
  const small = await page.evaluate(findTargetSizeProblems, { ...minimumTargetSizes, ...smaller });
  if (small.length > 0) throw new Error(`Targets that are too small:\n${small.join('\n')}`);
}

/**
 * The navigation bar and the footer of a whole page. They are checked in stories of their own, and around every page in
 * the journeys; here they would be checked two hundred times more.
 */
const frame = ['[data-slot="navigation-bar"]', '[data-slot="footer"]'];

/** Throws if axe finds violations. Returns the rules that passed, which the docs pages name as evidence. */
async function expectAccessible(page: Page, checkedElsewhere: readonly string[]): Promise<string[]> {
  // The same page shows many stories, so axe may already be there.
  if (!(await page.evaluate(() => 'axe' in window))) await injectAxe(page);
  const leftOut = [...axeExceptions.map(({ selector }) => selector), ...checkedElsewhere];
  const context = { include: [['body']], exclude: leftOut.map((selector) => [selector]) };
  const found: string[] = [];
  const passedRules: string[] = [];
  const first = await page.evaluate(() => document.documentElement.dataset['theme']);
  await page.evaluate(waitForAnimations);
  for (const theme of themes) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
      // During a transition between two themes, contrasts are not the final ones.
      for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
    }, theme);
    const runOptions = theme === themes[0] ? axeRunOptions : colourAxeRunOptions;
    // None of these rules reads style sheets, and for a rule that passes, its name is enough.
    const { violations, passes } = await getAxeResults(page, context, {
      ...runOptions,
      preload: false,
      resultTypes: ['violations'],
    });
    passedRules.push(...passes.map(({ id }) => id));
    for (const { id, help, nodes } of violations) {
      found.push(`${theme}: ${id}: ${help}\n  ${nodes.map((node) => node.html).join('\n  ')}`);
    }
  }
  await page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, first);
  if (found.length > 0) throw new Error(`axe found:\n${found.join('\n')}`);
  return [...new Set(passedRules)].sort();
}

async function matchedExceptions(page: Page): Promise<string[]> {
  const selectors = axeExceptions.map(({ selector }) => selector);
  return page.evaluate((all) => all.filter((selector) => document.querySelector(selector)), selectors);
}
