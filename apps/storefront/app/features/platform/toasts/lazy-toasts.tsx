import { Lazy } from '../lazy/lazy.tsx';
import { useToastQueue } from './show-toast.ts';

/**
 * Where toasts will appear. Most visits never need it, so it comes when there is something to say, which stands on the
 * page as well.
 */
export function LazyToasts() {
  return <Lazy wanted={useToastQueue(({ waiting }) => waiting.length > 0)} load={load} />;
}

const load = () => import('./toast-queue.tsx');
