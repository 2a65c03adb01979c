import { StandaloneLink } from '../../platform/links/standalone-link.tsx';
import { useRootData } from '../../platform/settings/root-data.ts';

export interface NoScriptNoticeProps {
  /** A sentence that says what needs JavaScript here. */
  reason: string;
  /** @default "order" */
  way?: 'order' | 'book';
}

/** A notice for pages that need JavaScript, with links to what works without. */
export function NoScriptNotice({ reason, way = 'order' }: NoScriptNoticeProps) {
  const hotline = useRootData()?.shop.hotlineShort;
  return (
    <div className="mt-8 hidden max-w-[66ch] text-lead noscript:block">
      <p>{`${reason} Please switch it on for this shop, and come back.`}</p>
      {hotline && (
        <p className="mt-3">
          Or {way} by phone: <a href={`tel:${hotline}`}>{hotline}</a>. Have the codes at hand that stand under
          the names.
        </p>
      )}
      {way === 'order' && (
        <>
          <p className="mt-3">
            One piece can be bought without: open it and press “Buy now”. Its checkout is plain pages.
          </p>
          <p className="mt-6">
            <StandaloneLink to="/shop">All furniture</StandaloneLink>
          </p>
        </>
      )}
    </div>
  );
}
