import { isValidElement, type ReactNode, use, useMemo } from 'react';
import { LabelsContext } from '../internal/use-labels.ts';
import type { Labels, PartialLabels } from './labels.ts';

/**
 * Translates the default texts of all components inside, including those in dialogs and toasts. A component's own texts
 * take precedence; texts that are missing stay as they are outside of the provider. Renders nothing of its own.
 */
export function LabelsProvider({ labels, locale, children }: LabelsProviderProps) {
  const outer = use(LabelsContext);
  const provided = useMemo(
    () => ({
      labels: labels ? (merge(outer.labels, labels) as PartialLabels) : outer.labels,
      locale: locale ?? outer.locale,
      formatNumber: locale ? new Intl.NumberFormat(locale).format : outer.formatNumber,
    }),
    [outer, labels, locale],
  );
  return <LabelsContext value={provided}>{children}</LabelsContext>;
}

export interface LabelsProviderProps {
  /**
   * The texts by component. Keep the object outside of the component that renders the provider, or every text is
   * rendered again with it.
   * @example bangla
   */
  labels?: PartialLabels;
  /**
   * The language tag by which components write the numbers and days that they format themselves, such as page numbers
   * and the months of a calendar.
   * @example 'bn'
   */
  locale?: string;
  children: ReactNode;
}

export type { Labels, PartialLabels };

/** Merges groups of texts at any depth. An inner text that is `undefined` does not hide an outer one. */
function merge(outer: object, inner: object): object {
  const merged: Record<string, unknown> = { ...outer };
  for (const [key, value] of Object.entries(inner)) {
    if (value === undefined) continue;
    merged[key] = isGroup(value) ? merge(isGroup(merged[key]) ? merged[key] : {}, value) : value;
  }
  return merged;
}

/** Returns whether the value holds texts by name, unlike a React element or an array of nodes. */
function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isValidElement(value);
}
