import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

/* In forced colours it is a bar in a frame: a thread as thin as this could not tell how far it is. */
const thread = cx(
  'stitch-rule col-span-2 mb-1 block w-full appearance-none text-hairline',
  'forced-colors:h-2! forced-colors:border forced-colors:bg-none! forced-colors:[&::-webkit-progress-value]:h-full! forced-colors:[&::-webkit-progress-value]:bg-[Highlight]!',
  'forced-colors:[&::-moz-progress-bar]:h-full! forced-colors:[&::-moz-progress-bar]:bg-[Highlight]! forced-colors:[&::-webkit-progress-value]:bg-none!',
  '[&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:text-neel [&::-webkit-progress-value]:stitch-rule',
  '[&::-moz-progress-bar]:text-neel [&::-moz-progress-bar]:stitch-rule [&:indeterminate::-moz-progress-bar]:bg-none',
);

/** Neel dashes sewn over hairline ones, as far as the file has come; without a value it is not known how far. */
export function UploadThread(props: Pick<ComponentProps<'progress'>, 'aria-labelledby' | 'value'>) {
  return <progress {...props} className={thread} />;
}
