import { RESET_STORY_ARGS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';
import type { Args } from 'storybook/internal/types';

/** The part of Storybook's preview that applies controls. */
interface FramePreview {
  ready(): Promise<unknown>;
  onUpdateArgs(change: { storyId: string; updatedArgs: Args }): Promise<void>;
  onResetArgs(change: { storyId: string; argNames?: string[] }): Promise<void>;
}

interface Channel {
  on(event: string, listener: (change: ArgsChange) => void): void;
}

interface ArgsChange {
  storyId: string;
  updatedArgs?: Args;
  argNames?: string[];
}

/**
 * Makes the controls of a docs page change stories that are shown in a frame. The frame has a preview of its own, which
 * Storybook never tells about controls. Its methods are called instead of its channel, because whatever the channel of a
 * frame emits returns to the page and would change the args again.
 */
export function applyControlsToFrames(channel: Channel): void {
  const changesByStory = new Map<string, Args>();
  channel.on(UPDATE_STORY_ARGS, ({ storyId, updatedArgs = {} }) => {
    changesByStory.set(storyId, { ...changesByStory.get(storyId), ...updatedArgs });
    for (const frame of listFrames(storyId)) {
      void applyNow(frame, (preview) => preview.onUpdateArgs({ storyId, updatedArgs }));
      applyAfterLoading(frame, storyId, changesByStory);
    }
  });
  channel.on(RESET_STORY_ARGS, ({ storyId, argNames }) => {
    const kept = Object.entries(changesByStory.get(storyId) ?? {}).filter(
      ([name]) => argNames && !argNames.includes(name),
    );
    changesByStory.set(storyId, Object.fromEntries(kept));
    for (const frame of listFrames(storyId)) {
      void applyNow(frame, (preview) => preview.onResetArgs({ storyId, ...(argNames && { argNames }) }));
    }
  });
}

const watched = new WeakSet<HTMLIFrameElement>();

/** A frame loads when it is scrolled into view, and again when the toolbar changes its URL. */
function applyAfterLoading(
  frame: HTMLIFrameElement,
  storyId: string,
  changesByStory: ReadonlyMap<string, Args>,
): void {
  if (watched.has(frame)) return;
  watched.add(frame);
  frame.addEventListener('load', () =>
    applyNow(frame, (preview) =>
      preview.onUpdateArgs({ storyId, updatedArgs: changesByStory.get(storyId) ?? {} }),
    ),
  );
}

/** Does nothing for a frame that has not loaded: it gets the changes when it has. */
async function applyNow(
  frame: HTMLIFrameElement,
  apply: (preview: FramePreview) => Promise<void>,
): Promise<void> {
  const preview = (frame.contentWindow as { __STORYBOOK_PREVIEW__?: FramePreview } | null)
    ?.__STORYBOOK_PREVIEW__;
  await preview?.ready();
  if (preview) await apply(preview);
}

/** Returns the frames of the story. The ids are Storybook's. */
function listFrames(storyId: string): HTMLIFrameElement[] {
  return [...document.querySelectorAll<HTMLIFrameElement>(`.sb-story iframe#iframe--${CSS.escape(storyId)}`)];
}
