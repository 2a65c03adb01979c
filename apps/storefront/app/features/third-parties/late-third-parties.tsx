import type { Shop } from '../../../server/shop.ts';
import { Late } from '../late/late.tsx';

/** What comes from other companies, and the question whether it may. Where none is configured nothing of this is loaded. */
export function LateThirdParties({ shop }: { shop: Shop | undefined }) {
  return <Late wanted={!!shop?.thirdParties} load={load} failed={failed} />;
}

const load = () => import('./third-parties.tsx');

const failed = (error: unknown) => console.debug('Services of other companies are left out.', error);
