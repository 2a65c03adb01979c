export interface Size {
  width: number;
  height: number;
}

/** The parameters with which a story controls its own screenshots. */
export interface ScreenshotParameters {
  /** The viewport that the story is made for, or `null` if it fits every one. */
  size: Size | null;
  theme: 'light' | 'dark' | null;
  /** Why the story may look like another story of its component. */
  duplicateReason: string | null;
  /** Why no screenshot is taken of the story. The test runner visits it nevertheless. */
  noScreenshotReason: string | null;
}

/** The fields of Storybook's extracted story data that are used here. */
export interface ExtractedStory {
  storyGlobals?: { viewport?: { value?: string }; theme?: string };
  parameters?: {
    viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
    visual?: { duplicateReason?: string; noScreenshotReason?: string | null };
  };
}

export function parseScreenshotParameters({
  storyGlobals = {},
  parameters = {},
}: ExtractedStory): ScreenshotParameters {
  const named = storyGlobals.viewport?.value;
  const styles = named === undefined ? undefined : parameters.viewport?.options?.[named]?.styles;
  const { theme } = storyGlobals;
  return {
    size: styles
      ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
      : null,
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    duplicateReason: parameters.visual?.duplicateReason ?? null,
    noScreenshotReason: parameters.visual?.noScreenshotReason ?? null,
  };
}
