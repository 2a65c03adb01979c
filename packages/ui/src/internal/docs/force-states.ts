/** The pseudo-classes that a sheet of states shows without a pointer or a keyboard. */
export type ForcedState = 'hover' | 'focus-visible' | 'active';

const pseudoClass = /(?<!\\):(hover|focus-visible|active)(?![\w-])/g;

let isPrepared = false;

/**
 * Makes `data-forced="hover"` look like a hovered element: each rule of the page with such a pseudo-class gets a twin
 * beside it, in the same layer and media query, with the attribute in its place.
 */
export function prepareForcedStates(): void {
  if (isPrepared) return;
  isPrepared = true;
  for (const sheet of document.styleSheets) addTwins(sheet);
}

function addTwins(parent: CSSStyleSheet | CSSGroupingRule | CSSStyleRule): void {
  // From the end, so that the twins do not move the rules that are still to come.
  for (let index = parent.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = parent.cssRules[index];
    if (rule instanceof CSSStyleRule && pseudoClass.test(rule.selectorText)) {
      parent.insertRule(rule.cssText.replace(pseudoClass, '[data-forced~="$1"]'), index + 1);
    } else if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) addTwins(rule);
    pseudoClass.lastIndex = 0;
  }
}
