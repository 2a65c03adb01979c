import { type ComponentType, useEffect, useState } from 'react';

export interface LazyProps<Props> {
  /**
   * From then on it is there for good.
   * @default true
   */
  wanted?: boolean;
  /** Imports the module whose default export is the part. One function for all renders. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** What the part is given. */
  props?: Props;
  /** What follows when it did not arrive. One function for all renders. */
  failed?: () => void;
}

/** A part that most visits never need, so it comes when it is wanted. */
export function Lazy<Props extends object>({ wanted = true, load, props, failed }: LazyProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();

  useEffect(() => {
    if (!wanted || Part) return;
    load().then(
      (module) => setPart(() => module.default),
      (error: unknown) => {
        // Such as a module that a newer build has taken away. The page is whole without it.
        console.debug(error);
        failed?.();
      },
    );
  }, [wanted, Part, load, failed]);

  return Part ? <Part {...(props as Props)} /> : null;
}
