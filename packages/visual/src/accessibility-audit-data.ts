import { diffAxeFindings, getAxeFindingKey } from './review/diff-axe-findings.ts';
import type { AxeFinding } from './review/review-data.ts';
import { sha256 } from './screenshot-id.ts';

/** What assistive technology perceives of a story. The fields are `null` in modes without an audit. */
export interface AccessibilityAuditData {
  /** The accessibility tree as text. */
  aria?: string | null;
  /** axe's findings. */
  axe?: readonly AxeFinding[] | null;
}

/** Returns the data as it is stored beside a screenshot, with `null` for missing fields. */
export function normalizeAccessibilityAuditData(
  stored: AccessibilityAuditData | null | undefined,
): AccessibilityAuditData {
  return { aria: stored?.aria ?? null, axe: stored?.axe ?? null };
}

/**
 * Returns a hash of the snapshot, or `null` if nothing was audited. Of axe's findings, only rules and elements are
 * hashed, because axe may reword the description of a rule.
 */
export function hashAccessibilityAuditData({
  aria = null,
  axe = null,
}: AccessibilityAuditData): string | null {
  if (aria === null && axe === null) return null;
  return sha256(JSON.stringify([aria, axe?.map(getAxeFindingKey).sort()]));
}

/** Describes the change in a sentence. Returns `null` if nothing changed or one side was not audited. */
export function describeAccessibilityChange(
  before: AccessibilityAuditData,
  after: AccessibilityAuditData,
): string | null {
  const parts = [...describeTreeChange(before.aria, after.aria), ...describeAxeChange(before, after)];
  return parts.length === 0 ? null : `The picture is the same, ${parts.join('; ')}.`;
}

function describeTreeChange(
  before: AccessibilityAuditData['aria'],
  after: AccessibilityAuditData['aria'],
): string[] {
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

function describeAxeChange(
  { axe: before }: AccessibilityAuditData,
  { axe: after }: AccessibilityAuditData,
): string[] {
  if (!before || !after) return [];
  const { added, mended } = diffAxeFindings(before, after);
  const rules = (findings: readonly AxeFinding[]) =>
    [...new Set(findings.map(({ rule }) => rule))].join(', ');
  return [
    ...(added.length > 0 ? [`axe newly finds ${rules(added)}`] : []),
    ...(mended.length > 0 ? [`axe no longer finds ${rules(mended)}`] : []),
  ];
}

/**
 * Returns all changes as text. Two stories that changed in the same way have the same text. Empty if nothing changed.
 */
export function formatAccessibilityDiff(
  before: AccessibilityAuditData,
  after: AccessibilityAuditData,
): string {
  const axeChanges = describeAxeChange(before, after);
  const [old, now] = [before.aria?.split('\n') ?? [], after.aria?.split('\n') ?? []];
  const lost = linesOnlyIn(old, now).map((line) => `- ${bare(line)}`);
  const more = linesOnlyIn(now, old).map((line) => `+ ${bare(line)}`);
  return before.aria == null || after.aria == null
    ? axeChanges.join('\n')
    : [...lost, ...more, ...axeChanges].join('\n');
}

/** Returns the lines that are missing in the other list, counting duplicates. */
function linesOnlyIn(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Returns a line without its indentation and list marker. */
function bare(line: string): string {
  return line.replace(/^\s*- /, '');
}
