import { type ComponentType, useEffect, useState } from 'react';

export interface LazyProps<Props> {
  /**
   * Whether to load the component. Once loaded it stays.
   * @default true
   */
  when?: boolean;
  /** Imports the module whose default export is the component. Must be the same function in all renders. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** The props of the component. */
  props?: Props;
  /** Called if it fails to load. Must be the same function in all renders. */
  onError?: () => void;
}

/** Loads a component on demand, for those that most visits never need. */
export function Lazy<Props extends object>({ when = true, load, props, onError }: LazyProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();

  useEffect(() => {
    if (!when || Part) return;
    load().then(
      (module) => setPart(() => module.default),
      (error: unknown) => {
        // For example a module that a newer build has removed. The page works without it.
        console.debug(error);
        onError?.();
      },
    );
  }, [when, Part, load, onError]);

  return Part ? <Part {...(props as Props)} /> : null;
}
