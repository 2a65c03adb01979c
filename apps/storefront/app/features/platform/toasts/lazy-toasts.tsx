import { Lazy } from '../lazy/lazy.tsx';
import { useToastQueue } from './show-toast.ts';

/**
 * Renders the toasts. It is loaded with the first toast, since most visits show none. A toast only repeats what the
 * page shows as well.
 */
export function LazyToasts() {
  return <Lazy wanted={useToastQueue(({ waiting }) => waiting.length > 0)} load={load} />;
}

const load = () => import('./toast-queue.tsx');
