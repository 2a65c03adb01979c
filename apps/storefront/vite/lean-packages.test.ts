import { expect, test } from 'vitest';
import { withoutHolds } from './lean-packages.ts';

test('a part that nobody uses can go: nothing names it, and making it is nothing by itself', () => {
  const part = 'var NavLink = React10.forwardRef(\n  function () {}\n);\nNavLink.displayName = "NavLink";';
  expect(withoutHolds(part)).toBe(
    'var NavLink = /* @__PURE__ */ React10.forwardRef(\n  function () {}\n);\n',
  );
});

test('what Radix names so that it can be told apart can go, functions and classes alike', () => {
  const parts =
    'function part() {}\n__name(part, "part");\nvar Dict = class extends Map {\n  static {\n    __name(this, "Dict");\n  }\n};';
  expect(withoutHolds(parts)).not.toContain('__name');
});

test('everything else stays as it is', () => {
  const code = 'var context = make(React.createContext(1));\nvar names = { displayName: "x" };';
  expect(withoutHolds(code)).toBe(code);
});
