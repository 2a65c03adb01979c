import type { ComponentProps } from 'react';

/** A script whose text stands in the document. It has run before React arrives, so React leaves it as it is. */
export function InlineScript({ text, ...props }: { text: string } & ComponentProps<'script'>) {
  return <script {...props} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
