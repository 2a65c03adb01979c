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
        <ProgressBar
          aria-label="The next page is on its way"
          className="fixed inset-x-0 top-0 z-toast bg-page"
        />
      )}
      <BrowserOfflineBanner />
      {!complete && (
        <Banner
          label="What is missing"
          variant="warning"
          // A full load, since shared data is loaded once per document.
          action={<Link href={pathname + search}>Try again</Link>}
        >
          Our stock room does not answer just now, so parts of this page are missing.
        </Banner>
      )}
    </>
  );
}
