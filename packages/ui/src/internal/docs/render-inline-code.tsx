import type { ReactNode } from 'react';
import { InlineCode } from './inline-code.tsx';

/** Renders the parts of a text that are in backticks as code. Anything but a string is returned as it is. */
export function renderInlineCode(content: ReactNode): ReactNode {
  if (typeof content !== 'string' || !content.includes('`')) return content;
  return content.split('`').map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text, which never move
      <InlineCode key={index}>{part}</InlineCode>
    ) : (
      part
    ),
  );
}
