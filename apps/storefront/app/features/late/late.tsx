import { type ComponentType, useEffect, useState } from 'react';

export interface LateProps {
  /** From then on it is there for good. */
  wanted: boolean;
  /** Imports the module whose default export is the part. One function for all renders. */
  load: () => Promise<{ default: ComponentType }>;
  /** Such as a module that a newer build has taken away. One function for all renders. */
  failed: (error: unknown) => void;
}

/** A part that most visits never need, so it comes when it is wanted. */
export function Late({ wanted, load, failed }: LateProps) {
  const [Part, setPart] = useState<ComponentType>();

  useEffect(() => {
    if (wanted && !Part) load().then((module) => setPart(() => module.default), failed);
  }, [wanted, Part, load, failed]);

  return Part ? <Part /> : null;
}
