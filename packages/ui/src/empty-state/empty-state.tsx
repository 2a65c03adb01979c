import type { ComponentProps } from 'react';
import type { IllustrationName } from './illustration.tsx';
import { type StateBaseProps, StateLayout } from './state-layout.tsx';

/** A message in place of an empty list: what is empty, what would be here, and how to fill it. */
export function EmptyState({ illustration = 'stool', ...props }: EmptyStateProps) {
  return <StateLayout data-slot="empty-state" illustration={illustration} {...props} />;
}

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'>, StateBaseProps {
  /**
   * The illustration beside the text; `null` for none.
   * @default 'stool'
   */
  illustration?: IllustrationName | null;
}
