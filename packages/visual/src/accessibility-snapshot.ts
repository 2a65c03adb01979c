import { diffAxeFindings, getAxeFindingKey } from './review/diff-axe-findings.ts';
import type { AxeFinding } from './review/review-data.ts';
import { sha256 } from './screenshot-id.ts';

/** What a story is to those who do not see it; null in modes where that is not asked. */
export interface AccessibilitySnapshot {
  /** The accessibility tree as text. */
  aria?: string | null;
  /** What axe objects to. */
  axe?: readonly AxeFinding[] | null;
}

/** What is kept of it beside a picture. */
export function toAccessibilitySnapshot(
  kept: AccessibilitySnapshot | null | undefined,
): AccessibilitySnapshot {
  return { aria: kept?.aria ?? null, axe: kept?.axe ?? null };
}

/** Null where nothing was asked. Axe may word a rule anew: only the rule and its elements count. */
export function hashAccessibilitySnapshot({ aria = null, axe = null }: AccessibilitySnapshot): string | null {
  if (aria === null && axe === null) return null;
  return sha256(JSON.stringify([aria, axe?.map(getAxeFindingKey).sort()]));
}

/** What became different, in a sentence; null when nothing did. Where one side was not asked, nothing differs. */
export function describeAccessibilityChange(
  before: AccessibilitySnapshot,
  after: AccessibilitySnapshot,
): string | null {
  const parts = [...treeWords(before.aria, after.aria), ...axeWords(before, after)];
  return parts.length === 0 ? null : `The picture is the same, ${parts.join('; ')}.`;
}

function treeWords(before: AccessibilitySnapshot['aria'], after: AccessibilitySnapshot['aria']): string[] {
  if (before == null || after == null || before === after) return [];
  const [old, now] = [before.split('\n'), after.split('\n')];
  const lost = linesOnlyIn(old, now);
  const more = linesOnlyIn(now, old);
  if (lost.length + more.length === 0) return ['the accessibility tree has another order'];
  const [first, second] = [lost[0], more[0]].map((line) =>
    line === undefined ? 'nothing' : `“${bare(line)}”`,
  );
  const rest = Math.max(lost.length, more.length) - 1;
  return [`the accessibility tree is not: ${first} became ${second}${rest > 0 ? `, and ${rest} more` : ''}`];
}

function axeWords({ axe: before }: AccessibilitySnapshot, { axe: after }: AccessibilitySnapshot): string[] {
  if (!before || !after) return [];
  const { added, mended } = diffAxeFindings(before, after);
  const rules = (findings: readonly AxeFinding[]) =>
    [...new Set(findings.map(({ rule }) => rule))].join(', ');
  return [
    ...(added.length > 0 ? [`axe newly finds ${rules(added)}`] : []),
    ...(mended.length > 0 ? [`axe no longer finds ${rules(mended)}`] : []),
  ];
}

/** All that became different, the same for two stories that changed alike; empty where nothing did. */
export function getAccessibilityChange(before: AccessibilitySnapshot, after: AccessibilitySnapshot): string {
  const words = axeWords(before, after);
  const [old, now] = [before.aria?.split('\n') ?? [], after.aria?.split('\n') ?? []];
  const lost = linesOnlyIn(old, now).map((line) => `- ${bare(line)}`);
  const more = linesOnlyIn(now, old).map((line) => `+ ${bare(line)}`);
  return before.aria == null || after.aria == null
    ? words.join('\n')
    : [...lost, ...more, ...words].join('\n');
}

/** A line that stands there twice is missed when it stands there once. */
function linesOnlyIn(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** As it reads without its place in the tree. */
function bare(line: string): string {
  return line.replace(/^\s*- /, '');
}
