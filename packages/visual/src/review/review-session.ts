import { stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type ScreenshotDecision, writeDecisions } from '../approved/write-decisions.ts';
import { CliError, exitCodes } from '../cli-error.ts';
import type { ScreenshotResult } from '../evaluation/compare-with-baselines.ts';
import { getAppearanceKey } from '../evaluation/decision-index.ts';
import { getCapturedFolder, getDecisionsPath, type Paths } from '../paths.ts';
import { getScreenshotLabel } from '../screenshot-id.ts';
import { type BuiltReview, buildReview } from './build-review.ts';
import {
  type DecisionContext,
  type DecisionRequest,
  findDecisionError,
  isOneCard,
} from './decision-rules.ts';
import { DecisionStore, type ScreenshotComparisonKey } from './decision-store.ts';
import type { Decision, ExportProgress, ReviewData, ViewMode } from './review-data.ts';

/** The result of an export. */
export interface WriteDecisionsResult {
  /** The paths of the reviews, relative to the baselines. */
  path: string;
  approved: number;
  rejected: number;
  flaky: number;
}

/**
 * A decision from an exported file, with the hashes of the screenshot and the accessibility snapshot that it is about.
 */
export interface ExportedDecision extends Decision {
  hash: string | null;
  heard: string | null;
}

/** A review in progress: the screenshots of the last capture and the decisions about them. */
export class ReviewSession {
  readonly #paths: Paths;
  /** The reviewer, or `null` if the page has to ask for the name. */
  readonly #reviewer: string | null;
  readonly #store: DecisionStore;
  #built: BuiltReview;
  #capturedAt: number | null;
  /** Labels of the screenshots whose decisions were exported since the capture. */
  readonly #exported = new Set<string>();

  private constructor(
    paths: Paths,
    reviewer: string | null,
    built: BuiltReview,
    store: DecisionStore,
    capturedAt: number | null,
  ) {
    this.#paths = paths;
    this.#reviewer = reviewer;
    this.#built = built;
    this.#store = store;
    this.#capturedAt = capturedAt;
  }

  static async open(paths: Paths, reviewer: string | null): Promise<ReviewSession> {
    const built = await buildReview(paths);
    const store = await DecisionStore.open(getDecisionsPath(paths), getComparisonKeys(built.results));
    return new ReviewSession(paths, reviewer, built, store, await captureTime(paths));
  }

  get review(): ReviewData {
    const { review } = this.#built;
    const listed = new Set(review.pictures.map(({ label }) => label));
    return {
      ...review,
      reviewer: this.#reviewer,
      exportedApprovals: [...this.#exported].filter((label) => !listed.has(label)).length,
      pictures: review.pictures.map((one) => ({ ...one, exported: this.#exported.has(one.label) })),
      decisions: this.#store.decisions,
      seen: this.#store.seen,
    };
  }

  get files() {
    return this.#built.files;
  }

  /** Evaluates again if there was a new capture in the meantime. Returns whether there was one. */
  async refresh(): Promise<boolean> {
    const capturedAt = await captureTime(this.#paths);
    // During a capture there are no screenshots, so the review stays as it was.
    if (capturedAt === null || capturedAt === this.#capturedAt) return false;
    await this.#rebuild();
    this.#exported.clear();
    this.#capturedAt = capturedAt;
    return true;
  }

  /** Stores a decision. `name` is the name from the page, for a review that was started without a reviewer. */
  async decide(request: DecisionRequest, name = ''): Promise<void> {
    const why = findDecisionError(request, this.#decisionContext);
    if (why) throw new CliError(exitCodes.usage, why);
    const by = this.#reviewer ?? name.trim();
    if (by === '') throw new CliError(exitCodes.usage, 'Enter your name: each decision records who made it.');
    const { labels, shownIn } = request;
    const [first] = labels;
    const isCard = labels.length > 1 && shownIn !== 'sheet' && isOneCard(labels, this.#built.review.causes);
    const sameAs = isCard && first !== undefined ? { sameAs: first } : {};
    await this.#store.decide({ ...request, ...sameAs }, by, new Date().toISOString());
  }

  undo(): Promise<readonly string[]> {
    return this.#store.undo();
  }

  async see(label: string, view: ViewMode): Promise<void> {
    if (!this.#built.results.has(label)) throw new CliError(exitCodes.usage, `There is no picture ${label}.`);
    await this.#store.see(label, view);
  }

  /**
   * Imports decisions from elsewhere that are about the same screenshots as here. Returns why the others were left out.
   */
  async importDecisions(decisions: Readonly<Record<string, ExportedDecision>>): Promise<string[]> {
    const { results } = this.#built;
    const left: string[] = [];
    for (const [label, { hash, heard, by, at, ...decision }] of Object.entries(decisions)) {
      const request = { ...decision, labels: [label] };
      const result = results.get(label);
      const same = result?.captured === hash && result.heard === heard;
      const why = same
        ? findDecisionError(request, this.#decisionContext)
        : `The picture ${label} is different here.`;
      if (why) left.push(why);
      else await this.#store.decide(request, by, at);
    }
    return left;
  }

  /** Writes all decisions into the baselines, as one review for each reviewer. */
  async export(
    reason: string,
    onProgress: (progress: ExportProgress) => void = () => {},
  ): Promise<WriteDecisionsResult> {
    const decided = Object.entries(this.#store.decisions).flatMap(([label, decision]) => {
      const result = this.#built.results.get(label);
      return result ? [{ ...decision, result, reason: decision.reason || reason.trim() }] : [];
    });
    if (decided.length === 0) throw new CliError(exitCodes.usage, 'Nothing has been decided yet.');
    const silent = decided.filter((one) => one.verb === 'approve' && one.reason === '').length;
    if (silent > 0) throw new CliError(exitCodes.usage, `${silent} approvals have no reason. Add one.`);
    const count = (verb: ScreenshotDecision['verb']) => decided.filter((one) => one.verb === verb).length;
    const total = count('approve');
    let written = 0;
    const onWritten = () => {
      written += 1;
      onProgress({ written, total });
    };
    const paths: string[] = [];
    // Each review has one author. Decisions imported from a file have their own.
    for (const [by, theirs = []] of Object.entries(Object.groupBy(decided, (one) => one.by))) {
      paths.push(await writeDecisions(this.#paths, this.#built.run, theirs, by, onWritten));
    }
    for (const { result } of decided) this.#exported.add(getScreenshotLabel(result));
    await this.#store.clear();
    await this.#rebuild();
    return {
      path: paths.map((path) => relative(this.#paths.baselines, path)).join(' and '),
      approved: count('approve'),
      rejected: count('reject'),
      flaky: count('flaky'),
    };
  }

  /** A screenshot counts as seen if it was opened here or decided in an exported file. */
  get #decisionContext(): DecisionContext {
    const { results, contested, review } = this.#built;
    const decided = Object.entries(this.#store.decisions).map(([label, { shownIn }]) => [label, shownIn]);
    return {
      results,
      contested,
      causes: review.causes,
      seen: { ...Object.fromEntries(decided), ...this.#store.seen },
    };
  }

  async #rebuild(): Promise<void> {
    this.#built = await buildReview(this.#paths);
    this.#store.removeOutdatedDecisions(getComparisonKeys(this.#built.results));
  }
}

function getComparisonKeys(
  results: ReadonlyMap<string, ScreenshotResult>,
): ReadonlyMap<string, ScreenshotComparisonKey> {
  return new Map(
    [...results].map(([label, { status, approved, captured, heard }]) => [
      label,
      `${approved} ${captured ? getAppearanceKey(captured, heard) : status === 'rejected' ? 'removed' : status}`,
    ]),
  );
}

async function captureTime(paths: Paths): Promise<number | null> {
  return stat(join(getCapturedFolder(paths), 'captured.json')).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );
}
