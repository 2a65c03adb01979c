import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { componentsByLabel } from './components-by-label.fixtures.tsx';
import { LabelsProvider } from './labels-provider.tsx';
import { markedLabels } from './marked-labels.fixtures.ts';

beforeEach(() => {
  // The names of months and weekdays come from the locale.
  const dateFormat: { format: unknown } = Intl.DateTimeFormat.prototype;
  vi.spyOn(dateFormat, 'format', 'get').mockReturnValue(() => '1');
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

test.each(Object.entries(componentsByLabel))(
  '%s takes all of its texts from the provider',
  (name, component) => {
    render(<LabelsProvider labels={markedLabels}>{component}</LabelsProvider>);
    const texts = readTexts(document.body).filter((text) => /\p{Letter}/u.test(text));
    expect(texts.filter((text) => !text.includes('⟦'))).toEqual([]);
    expect(texts.some((text) => text.includes(`⟦${name}.`))).toBe(true);
  },
);

test.each(Object.entries(componentsByLabel))(
  '%s has English texts without a provider',
  (_name, component) => {
    render(component);
    expect(readTexts(document.body).some((text) => /[a-z]/i.test(text))).toBe(true);
  },
);

/** Returns every visible or accessible text. */
function readTexts(root: HTMLElement): string[] {
  const attributes = [
    'aria-label',
    'aria-roledescription',
    'aria-description',
    'title',
    'alt',
    'placeholder',
  ];
  const elements = [...root.querySelectorAll('*')];
  const spoken = elements.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? ''));
  const nodes = elements.flatMap((element) => [...element.childNodes]);
  const shown = nodes.flatMap((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : ''));
  return [...spoken, ...shown].map((text) => text.trim());
}
