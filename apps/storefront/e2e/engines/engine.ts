export const engineNames = ['Chromium', 'Firefox', 'WebKit'] as const;
export type EngineName = (typeof engineNames)[number];

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Keys that are not characters. */
export type NamedKey =
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'End'
  | 'Enter'
  | 'Escape'
  | 'Home'
  | 'Space'
  | 'Tab';

/** A running browser. Its pages share nothing: each starts with empty storage and without cookies. */
export interface Engine {
  readonly version: string;
  openPage(size: Size): Promise<EnginePage>;
  /** Whether the browser has ended by itself, so that what a page reported says nothing about the shop. */
  hasCrashed(): Promise<boolean>;
  close(): Promise<void>;
}

/** What a test can do in every engine. It acts as a person does: by points on the screen and by keys. */
export interface EnginePage {
  /** Loads a document and waits for its `load` event. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  moveTo(point: Point): Promise<void>;
  click(point: Point): Promise<void>;
  press(key: NamedKey, modifier?: 'Control' | 'Shift'): Promise<void>;
  type(text: string): Promise<void>;
  /**
   * Runs a function in the page, also if the page's own scripts are disabled. It must not refer to anything outside of
   * itself, must not wait, and its arguments and result must be JSON.
   */
  evaluate<Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Result>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface EngineOptions {
  /** @default true */
  javaScript?: boolean;
}
