import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

/** The look of a message about a wrong value, around `ErrorMessageContent`. */
export const errorMessageClass = 'flex gap-1.5 text-small font-medium text-danger';

/** An icon, and a text in its own direction. */
export function ErrorMessageContent({ children }: { children: ReactNode }) {
  return (
    <>
      <Icon name="alert" width={18} height={18} className="mt-px" />
      <bdi className="min-w-0 wrap-anywhere">{children}</bdi>
    </>
  );
}
