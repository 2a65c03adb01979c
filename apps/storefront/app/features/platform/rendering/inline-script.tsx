import type { ComponentProps } from 'react';

/** An inline script. It has run before hydration, so React leaves it as it is. */
export function InlineScript({ text, ...props }: { text: string } & ComponentProps<'script'>) {
  return <script {...props} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
