import { expect, test } from 'vitest';
import {
  describeAccessibilityChange,
  formatAccessibilityDiff,
  hashAccessibilityAuditData,
} from './accessibility-audit-data.ts';

const finding = { rule: 'button-name', help: 'Name it.', targets: ['button'] };

test('BENCH-4 a changed accessibility tree is described by its first lines and the number of others', () => {
  const before = '- list:\n  - link "One"\n  - link "Two"\n  - link "Two"';
  expect(describeAccessibilityChange({ aria: before }, { aria: before })).toBeNull();
  expect(describeAccessibilityChange({ aria: before }, { aria: `${before}\n  - button "Save"` })).toBe(
    'The picture is the same, the accessibility tree is not: nothing became “button "Save"”.',
  );
  expect(describeAccessibilityChange({ aria: before }, { aria: '- list:\n  - link "Two"' })).toBe(
    'The picture is the same, the accessibility tree is not: “link "One"” became nothing, and 1 more.',
  );
  expect(describeAccessibilityChange({ aria: '- a\n- b' }, { aria: '- b\n- a' })).toBe(
    'The picture is the same, the accessibility tree has another order.',
  );
});

test('BENCH-4 axe findings are compared by rule and elements, not by their help text', () => {
  const worded = { ...finding, help: 'Give it a name.' };
  expect(hashAccessibilityAuditData({ axe: [finding] })).toBe(hashAccessibilityAuditData({ axe: [worded] }));
  expect(describeAccessibilityChange({ axe: [finding] }, { axe: [worded] })).toBeNull();
  expect(describeAccessibilityChange({ axe: [] }, { axe: [finding] })).toBe(
    'The picture is the same, axe newly finds button-name.',
  );
  expect(describeAccessibilityChange({ axe: [finding] }, { axe: [] })).toContain(
    'axe no longer finds button-name',
  );
});

test('BENCH-4 if one side was not audited, nothing is new', () => {
  expect(describeAccessibilityChange({ aria: null, axe: null }, { aria: '- a', axe: [finding] })).toBeNull();
  expect(hashAccessibilityAuditData({ aria: null, axe: null })).toBeNull();
});

test('BENCH-4 the same change has the same description anywhere in the tree, and none without an audit', () => {
  const change = formatAccessibilityDiff(
    { aria: '- list:\n  - link "One"' },
    { aria: '- list:\n  - link "Two"' },
  );
  expect(change).toBe('- link "One"\n+ link "Two"');
  expect(formatAccessibilityDiff({ aria: '- a\n- link "One"' }, { aria: '- a\n- link "Two"' })).toBe(change);
  expect(formatAccessibilityDiff({ aria: null }, { aria: '- link "Two"' })).toBe('');
});
