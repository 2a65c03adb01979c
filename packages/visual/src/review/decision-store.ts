import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DecisionRequest } from './decision-rules.ts';
import type { Decision, ViewMode } from './review-data.ts';

/** Identifies what was visible when a decision was made: the approved screenshot and the new one. */
export type ScreenshotComparisonKey = string;

interface File {
  decisions: Record<string, Decision & { look: ScreenshotComparisonKey }>;
  seen: Record<string, { view: ViewMode; look: ScreenshotComparisonKey }>;
  /** The decisions before each step, latest last. */
  steps: Record<string, (Decision & { look: ScreenshotComparisonKey }) | null>[];
}

/** How many steps can be undone. */
const maxSteps = 200;

/**
 * The decisions that are not yet in the baselines. They are stored in a file, so that neither a restart nor a crash
 * loses them. A decision becomes void when its screenshot looks different.
 */
export class DecisionStore {
  readonly #path: string;
  #file: File = { decisions: {}, seen: {}, steps: [] };
  #comparisonKeys: ReadonlyMap<string, ScreenshotComparisonKey> = new Map();
  #saving: Promise<void> = Promise.resolve();

  private constructor(path: string) {
    this.#path = path;
  }

  static async open(
    path: string,
    comparisonKeys: ReadonlyMap<string, ScreenshotComparisonKey>,
  ): Promise<DecisionStore> {
    const store = new DecisionStore(path);
    const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (text !== null) store.#file = JSON.parse(text) as File;
    store.removeOutdatedDecisions(comparisonKeys);
    return store;
  }

  /** Removes decisions that are about other appearances than these. */
  removeOutdatedDecisions(comparisonKeys: ReadonlyMap<string, ScreenshotComparisonKey>): void {
    const isCurrent = ([label, { look }]: [string, { look: ScreenshotComparisonKey }]) =>
      comparisonKeys.get(label) === look;
    const { decisions, seen } = this.#file;
    this.#comparisonKeys = comparisonKeys;
    this.#file.decisions = Object.fromEntries(Object.entries(decisions).filter(isCurrent));
    this.#file.seen = Object.fromEntries(Object.entries(seen).filter(isCurrent));
    // Undo must not bring back such a decision either.
    this.#file.steps = this.#file.steps.filter((step) =>
      Object.entries(step).every(
        ([label, before]) => comparisonKeys.has(label) && (!before || isCurrent([label, before])),
      ),
    );
  }

  get decisions(): Readonly<Record<string, Decision>> {
    const bare = Object.entries(this.#file.decisions).map(([label, { look: _, ...decision }]) => [
      label,
      decision,
    ]);
    return Object.fromEntries(bare);
  }

  get seen(): Readonly<Record<string, ViewMode>> {
    return Object.fromEntries(Object.entries(this.#file.seen).map(([label, { view }]) => [label, view]));
  }

  /**
   * Stores decisions, each with the view in which its screenshot was opened. For the rest of a group that is `sheet`,
   * and for the rest of a card the view in which `sameAs` was opened.
   */
  decide({ labels, verb, reason, shownIn, sameAs }: DecisionRequest, by: string, at: string): Promise<void> {
    const { decisions, seen } = this.#file;
    this.#file.steps.push(Object.fromEntries(labels.map((label) => [label, decisions[label] ?? null])));
    this.#file.steps.splice(0, this.#file.steps.length - maxSteps);
    for (const label of labels) {
      const isOpen = sameAs === undefined ? labels.length === 1 : label === sameAs;
      const view = isOpen ? shownIn : seen[label]?.view;
      decisions[label] = {
        verb,
        reason: reason.trim(),
        by,
        at,
        shownIn: view ?? (sameAs === undefined ? 'sheet' : shownIn),
        ...(view === undefined && sameAs !== undefined && { sameAs }),
        look: this.#getComparisonKey(label),
      };
    }
    return this.#save();
  }

  /** Undoes the last step and returns its labels. */
  async undo(): Promise<readonly string[]> {
    const step = Object.entries(this.#file.steps.pop() ?? {});
    for (const [label, before] of step) {
      if (before) this.#file.decisions[label] = before;
      else delete this.#file.decisions[label];
    }
    if (step.length > 0) await this.#save();
    return step.map(([label]) => label);
  }

  see(label: string, view: ViewMode): Promise<void> {
    this.#file.seen[label] = { view, look: this.#getComparisonKey(label) };
    return this.#save();
  }

  /** Clears the decisions that are now in the baselines and can no longer be undone here. */
  clear(): Promise<void> {
    this.#file.decisions = {};
    this.#file.steps = [];
    return this.#save();
  }

  #getComparisonKey(label: string): ScreenshotComparisonKey {
    return this.#comparisonKeys.get(label) ?? '';
  }

  /** Saves the file. Writes are sequential and atomic, because a half-written file would lose everything. */
  #save(): Promise<void> {
    const text = JSON.stringify(this.#file, null, 2);
    this.#saving = this.#saving.then(async () => {
      await mkdir(dirname(this.#path), { recursive: true });
      await writeFile(`${this.#path}.new`, text);
      await rename(`${this.#path}.new`, this.#path);
    });
    return this.#saving;
  }
}
