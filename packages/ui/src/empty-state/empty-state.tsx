import type { ComponentProps } from 'react';
import type { IllustrationName } from './illustration.tsx';
import { type StateBaseProps, StateLayout } from './state-layout.tsx';

/** Stands where a list would be that has nothing in it: what is empty, what would be here, and a way to fill it. */
export function EmptyState({ illustration = 'stool', ...props }: EmptyStateProps) {
  return <StateLayout data-slot="empty-state" illustration={illustration} {...props} />;
}

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'>, StateBaseProps {
  /**
   * Which piece of appliqué stands beside the words; `null` for none.
   * @default 'stool'
   */
  illustration?: IllustrationName | null;
}
