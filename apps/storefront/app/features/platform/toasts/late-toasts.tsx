import { Late } from '../lazy/late.tsx';
import { useSaid } from './say.ts';

/**
 * Where toasts will appear. Most visits never need it, so it comes when there is something to say, which stands on the
 * page as well.
 */
export function LateToasts() {
  return <Late wanted={useSaid(({ waiting }) => waiting.length > 0)} load={load} />;
}

const load = () => import('./said-region.tsx');
