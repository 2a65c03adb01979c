import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import type { IllustrationName } from '../empty-state/illustration.tsx';
import { type StateBaseProps, StateLayout } from '../empty-state/state-layout.tsx';
import { RequestId } from './request-id.tsx';

const english: ErrorStateLabels = {
  retry: 'Try again',
  requestId: 'If you call us, say',
  copy: 'Copy',
  copied: 'Copied.',
};

/**
 * Stands where a section or a page would be that has failed: what happened, what is still safe, what to do. Shows no
 * word of an exception; the request id is what leads to it.
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
  const labels = { ...english, ...ownLabels };
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
  /** Stands before the id. @default 'If you call us, say' */
  requestId: string;
  /** @default 'Copy' */
  copy: string;
  /** Shown and heard when it is copied. @default 'Copied.' */
  copied: string;
}

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title' | 'role'>, StateBaseProps {
  /** What it means and what can be done, above all whether anything is lost. */
  children?: ReactNode;
  /** Tries again. Leave it out where trying again cannot help. */
  onRetry?: () => void;
  /**
   * Runs a stitch on the button while it is being tried.
   * @default false
   */
  retrying?: boolean;
  /** A further way on, such as a stitched link. */
  action?: ReactNode;
  /** Leads to the failure in the log. */
  requestId?: string;
  /**
   * It came while the page was in use, and is read out at once.
   * @default false
   */
  announce?: boolean;
  /** @default 'plug' */
  illustration?: IllustrationName | null;
  labels?: Partial<ErrorStateLabels>;
}
