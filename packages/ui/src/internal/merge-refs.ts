import type { Ref } from 'react';

/** Merges several refs into one, for components that need their element and forward it as well. */
export function mergeRefs<Target>(...refs: (Ref<Target> | undefined)[]): Ref<Target> | undefined {
  const given = refs.filter((ref) => ref != null);
  if (given.length < 2) return given[0];
  return (element) => {
    const cleanUps = given.map((ref) => fill(ref, element));
    return () => {
      for (const cleanUp of cleanUps) cleanUp();
    };
  };
}

function fill<Target>(ref: Ref<Target>, element: Target | null): () => void {
  if (typeof ref === 'function') {
    const cleanUp = ref(element);
    return typeof cleanUp === 'function' ? cleanUp : () => void ref(null);
  }
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}
