import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import type { IllustrationName } from '../empty-state/illustration.tsx';
import { type StateBaseProps, StateLayout } from '../empty-state/state-layout.tsx';
import { useLabels } from '../internal/use-labels.ts';
import { RequestId } from './request-id.tsx';

const english: ErrorStateLabels = {
  retry: 'Try again',
  requestId: 'Reference if you call',
  copy: 'Copy',
  copied: 'Copied.',
};

/**
 * A message in place of a section or a page that failed: what happened, what is still safe, what to do. It never shows
 * the text of an exception; the request id identifies it in the log.
 */
export function ErrorState({
  illustration = 'plug',
  onRetry,
  retrying = false,
  action,
  requestId,
  announce = false,
  labels: ownLabels,
  ...props
}: ErrorStateProps) {
  const labels = useLabels('ErrorState', english, ownLabels);
  return (
    <StateLayout
      data-slot="error-state"
      role={announce ? 'alert' : undefined}
      {...props}
      illustration={illustration}
      action={
        (onRetry || action) && (
          <>
            {onRetry && (
              <Button onClick={onRetry} loading={retrying}>
                {labels.retry}
              </Button>
            )}
            {action}
          </>
        )
      }
      footer={requestId !== undefined && <RequestId id={requestId} labels={labels} />}
    />
  );
}

export interface ErrorStateLabels {
  /** @default 'Try again' */
  retry: string;
  /** Shown before the id. @default 'Reference if you call' */
  requestId: string;
  /** @default 'Copy' */
  copy: string;
  /** Shown and announced after copying. @default 'Copied.' */
  copied: string;
}

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title' | 'role'>, StateBaseProps {
  /** What it means and what to do, above all whether anything is lost. */
  children?: ReactNode;
  /** Called to retry. Leave it out if retrying cannot help. */
  onRetry?: () => void;
  /**
   * Runs a stitch on the button while retrying.
   * @default false
   */
  retrying?: boolean;
  /** Another action, such as a standalone link. */
  action?: ReactNode;
  /** The id that identifies the failure in the log. */
  requestId?: string;
  /**
   * Announces the message at once, for failures while the page is in use.
   * @default false
   */
  announce?: boolean;
  /** @default 'plug' */
  illustration?: IllustrationName | null;
  /** Replaces the default English texts, such as with Bangla ones. */
  labels?: Partial<ErrorStateLabels>;
}
