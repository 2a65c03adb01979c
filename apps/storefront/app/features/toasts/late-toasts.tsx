import { Late } from '../late/late.tsx';
import { useSaid } from './say.ts';

/** Where toasts will appear. Most visits never need it, so it comes when there is something to say. */
export function LateToasts() {
  const wanted = useSaid(({ waiting }) => waiting.length > 0);
  return <Late wanted={wanted} load={load} failed={failed} />;
}

const load = () => import('./said-region.tsx');

// What was said stands on the page as well.
const failed = (error: unknown) => console.debug('Nothing can be said in passing.', error);
