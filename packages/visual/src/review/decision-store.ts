import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { DecisionRequest } from './decision-rules.ts';
import type { Decision, ViewMode } from './review-data.ts';

/** What was there to be seen when something was said: the approved picture and the new one. */
export type AppearanceHash = string;

interface File {
  decisions: Record<string, Decision & { look: AppearanceHash }>;
  seen: Record<string, { view: ViewMode; look: AppearanceHash }>;
  /** What stood there before each step, the last at the end. */
  steps: Record<string, (Decision & { look: AppearanceHash }) | null>[];
}

/** As many presses as somebody may regret. */
const steps = 200;

/**
 * Decisions that were not written into the baselines yet. They lie in a file, so that neither a restart nor a
 * crash loses them, and each is void as soon as its picture looks different.
 */
export class DecisionStore {
  readonly #path: string;
  #file: File = { decisions: {}, seen: {}, steps: [] };
  #looks: ReadonlyMap<string, AppearanceHash> = new Map();
  #saving: Promise<void> = Promise.resolve();

  private constructor(path: string) {
    this.#path = path;
  }

  static async open(path: string, looks: ReadonlyMap<string, AppearanceHash>): Promise<DecisionStore> {
    const kept = new DecisionStore(path);
    const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (text !== null) kept.#file = JSON.parse(text) as File;
    kept.lookAt(looks);
    return kept;
  }

  /** Forgets what was said of other looks than these. */
  lookAt(looks: ReadonlyMap<string, AppearanceHash>): void {
    const holds = ([label, { look }]: [string, { look: AppearanceHash }]) => looks.get(label) === look;
    const { decisions, seen } = this.#file;
    this.#looks = looks;
    this.#file.decisions = Object.fromEntries(Object.entries(decisions).filter(holds));
    this.#file.seen = Object.fromEntries(Object.entries(seen).filter(holds));
    // A step back must not bring such a word back either.
    this.#file.steps = this.#file.steps.filter((step) =>
      Object.entries(step).every(
        ([label, before]) => looks.has(label) && (!before || holds([label, before])),
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

  /** Each picture keeps the view it was opened in itself; one of a group that was not was seen on its sheet. */
  decide({ labels, verb, reason, shownIn }: DecisionRequest, by: string, at: string): Promise<void> {
    const { decisions, seen } = this.#file;
    this.#file.steps.push(Object.fromEntries(labels.map((label) => [label, decisions[label] ?? null])));
    this.#file.steps.splice(0, this.#file.steps.length - steps);
    for (const label of labels) {
      const view = labels.length === 1 ? shownIn : (seen[label]?.view ?? 'sheet');
      decisions[label] = { verb, reason: reason.trim(), by, at, shownIn: view, look: this.#lookOf(label) };
    }
    return this.#save();
  }

  /** Answers the labels whose last decision is taken back. */
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
    this.#file.seen[label] = { view, look: this.#lookOf(label) };
    return this.#save();
  }

  /** What is in the baselines now needs no keeping, and can no longer be undone here. */
  clear(): Promise<void> {
    this.#file.decisions = {};
    this.#file.steps = [];
    return this.#save();
  }

  #lookOf(label: string): AppearanceHash {
    return this.#looks.get(label) ?? '';
  }

  /** One after the other, and each at once or not at all: a half-written file would lose everything. */
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
