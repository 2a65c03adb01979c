import { Banner } from '@piri/ui/banner';
import { Link } from '@piri/ui/link';
import { BrowserOfflineBanner } from '@piri/ui/offline-banner';
import { ProgressBar } from '@piri/ui/progress';
import { useLocation, useNavigation } from 'react-router-dom';

/** Shows the states that concern every page: loading the next page, offline, API unreachable. */
export function SiteAlerts({ complete }: { complete: boolean }) {
  const { state } = useNavigation();
  const { pathname, search } = useLocation();
  return (
    <>
      {state === 'loading' && (
        <ProgressBar aria-label="Loading…" className="fixed inset-x-0 top-0 z-toast bg-page" />
      )}
      <BrowserOfflineBanner />
      {!complete && (
        <Banner
          label="Loading problem"
          variant="warning"
          // A full load, since shared data is loaded once per document.
          action={<Link href={pathname + search}>Try again</Link>}
        >
          Some of this page couldn’t be loaded. Please try again in a minute.
        </Banner>
      )}
    </>
  );
}
