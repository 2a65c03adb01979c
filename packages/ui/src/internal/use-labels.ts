import { createContext, use } from 'react';

interface ProvidedLabels {
  /** By the name of a component. Their types are in `labels.ts`, which would bring the types of all components. */
  labels: Readonly<Record<string, object>>;
  locale?: string | undefined;
  formatNumber: (number: number) => string;
}

/** What the nearest `LabelsProvider` provides. It holds no English, so that a page loads only the texts it shows. */
export const LabelsContext = createContext<ProvidedLabels>({ labels: {}, formatNumber: String });

/** Returns the texts of a component: its own ones, or else those of the nearest provider, or else the English ones. */
export function useLabels<Labels extends object>(
  component: string,
  english: Labels,
  own?: Partial<Labels>,
): Labels {
  return { ...english, ...use(LabelsContext).labels[component], ...own };
}

/** Returns the language tag for dates: a component's own one, or else that of the nearest provider, or else British. */
export function useLocale(own: string | undefined): string {
  const { locale = 'en-GB' } = use(LabelsContext);
  return own ?? locale;
}

/** Returns a function that writes a number in the digits of the nearest provider's locale. */
export function useFormatNumber(): (number: number) => string {
  return use(LabelsContext).formatNumber;
}
