import { type ComponentType, useEffect, useState } from 'react';

export interface LazyProps<Props> {
  /**
   * Whether to load the component. Once loaded it stays.
   * @default true
   */
  wanted?: boolean;
  /** Imports the module whose default export is the component. Must be the same function in all renders. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** The props of the component. */
  props?: Props;
  /** Called if it fails to load. Must be the same function in all renders. */
  failed?: () => void;
}

/** Loads a component on demand, for those that most visits never need. */
export function Lazy<Props extends object>({ wanted = true, load, props, failed }: LazyProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();

  useEffect(() => {
    if (!wanted || Part) return;
    load().then(
      (module) => setPart(() => module.default),
      (error: unknown) => {
        // For example a module that a newer build has removed. The page works without it.
        console.debug(error);
        failed?.();
      },
    );
  }, [wanted, Part, load, failed]);

  return Part ? <Part {...(props as Props)} /> : null;
}
