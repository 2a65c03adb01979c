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
      <p>{`${reason} Please switch it on and reload the page.`}</p>
      {hotline && (
        <p className="mt-3">
          Or {way} by phone on <a href={`tel:${hotline}`}>{hotline}</a>. Have the product codes to hand.
        </p>
      )}
      {way === 'order' && (
        <>
          <p className="mt-3">
            You can buy a single piece without JavaScript: open its page and choose “Buy now”.
          </p>
          <p className="mt-6">
            <StandaloneLink to="/shop">All furniture</StandaloneLink>
          </p>
        </>
      )}
    </div>
  );
}
