import type { Browser } from 'playwright-core';
import { chromiumFlags, launchChromium } from '../browser/browser.ts';
import { extractStories } from '../capture/page-scripts.ts';
import { openPreviewFrame } from '../capture/storybook-page.ts';
import { computeInputHash, hashCaptureSources } from '../inputs/input-hash.ts';
import { readStorybookInputs, type StorybookInputs } from '../inputs/storybook-inputs.ts';
import type { Mode } from '../modes.ts';
import type { StoryWithScreenshotParameters } from '../plan.ts';
import { parseScreenshotParameters } from '../screenshot-parameters.ts';
import { readStories, type Story } from '../stories.ts';
import { computeFingerprint, type RendererFingerprint } from './renderer-fingerprint.ts';
import { serveStatic } from './serve-static.ts';

/** A built Storybook that is served, and a browser for it. */
export interface StorybookSession {
  origin: string;
  browser: Browser;
  fingerprint: RendererFingerprint;
  stories: readonly Story[];
  /** Adds the parameters of stories, which the index does not have. Loads the modules of these stories. */
  readParameters(stories: readonly Story[]): Promise<StoryWithScreenshotParameters[]>;
  /** The inputs of the build, or `null` if they were not recorded. */
  inputs: StorybookInputs | null;
  /** Returns the hash of all inputs of a screenshot, or `null` if they are unknown. */
  getInputHash(story: Story, mode: Mode): string | null;
  close(): Promise<void>;
}

export async function openStorybookSession(built: string): Promise<StorybookSession> {
  const stories = await readStories(built);
  const inputs = await readStorybookInputs(built);
  const taking = await hashCaptureSources();
  const server = await serveStatic(built);
  const browser = await launchChromium().catch(async (error) => {
    await server.close();
    throw error;
  });
  const close = async () => {
    await browser.close();
    await server.close();
  };
  try {
    const fingerprint = await computeFingerprint(browser, chromiumFlags);
    const environment = { fingerprint: fingerprint.id, taking };
    return {
      origin: server.origin,
      browser,
      fingerprint,
      stories,
      readParameters: (some) => readStoryParameters(browser, server.origin, some),
      inputs,
      getInputHash: ({ file }, mode) => computeInputHash(inputs, file, mode, environment),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function readStoryParameters(
  browser: Browser,
  origin: string,
  stories: readonly Story[],
): Promise<StoryWithScreenshotParameters[]> {
  const page = await browser.newPage();
  try {
    await openPreviewFrame(page, origin);
    const extracted = await page.evaluate(
      extractStories,
      stories.map(({ id }) => id),
    );
    return stories.map((story) => ({
      ...story,
      parameters: parseScreenshotParameters(extracted[story.id] ?? {}),
    }));
  } finally {
    await page.context().close();
  }
}
