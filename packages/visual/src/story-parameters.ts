export interface Size {
  width: number;
  height: number;
}

/** What a story itself says about its pictures. */
export interface StoryParameters {
  /** The size it was made for; null when it fits every one. */
  size: Size | null;
  theme: 'light' | 'dark' | null;
  /** Why it may look like another story of its component. */
  samePicture: string | null;
  /** Why no picture is taken of it; it is visited by the test-runner all the same. */
  unpictured: string | null;
}

/** The part of Storybook's own extract of a story that is read here. */
export interface ExtractedStory {
  storyGlobals?: { viewport?: { value?: string }; theme?: string };
  parameters?: {
    viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
    visual?: { samePicture?: string; unpictured?: string | null };
  };
}

export function readStoryParameters({ storyGlobals = {}, parameters = {} }: ExtractedStory): StoryParameters {
  const named = storyGlobals.viewport?.value;
  const styles = named === undefined ? undefined : parameters.viewport?.options?.[named]?.styles;
  const { theme } = storyGlobals;
  return {
    size: styles
      ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
      : null,
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    samePicture: parameters.visual?.samePicture ?? null,
    unpictured: parameters.visual?.unpictured ?? null,
  };
}
