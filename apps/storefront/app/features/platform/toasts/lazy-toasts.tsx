import { Lazy } from '../lazy/lazy.tsx';
import { useToastQueue } from './show-toast.ts';

/** Renders the toasts. Loaded with the first one, since most visits show none. The page shows the same information. */
export function LazyToasts() {
  return <Lazy when={useToastQueue(({ waiting }) => waiting.length > 0)} load={load} />;
}

const load = () => import('./toast-queue.tsx');
