import { expect } from 'storybook/test';

/** Expects a text of one line to be written from its first letter to its last, whatever the direction of the page. */
export async function expectWrittenFromLeft(element: Element, text: string): Promise<void> {
  const node = findText(element, text);
  const start = node.data.indexOf(text);
  const first = getLeft(node, start);
  await expect(getLeft(node, start + text.length - 1), `The last character of “${text}”`).toBeGreaterThan(
    first,
  );
}

function findText(element: Element, text: string): Text {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    if (node.data.includes(text)) return node;
  }
  throw new Error(`There is no “${text}”.`);
}

function getLeft(node: Text, at: number): number {
  const range = document.createRange();
  range.setStart(node, at);
  range.setEnd(node, at + 1);
  return range.getBoundingClientRect().left;
}
