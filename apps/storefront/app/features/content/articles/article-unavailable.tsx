import { EmptyState } from '@piri/ui/empty-state';
import { ErrorState } from '@piri/ui/error-state';
import { Link as UiLink } from '@piri/ui/link';
import { Link } from 'react-router-dom';

/** The message in place of an article that could not be loaded or does not exist. */
export function ArticleUnavailable({ loaded, path }: { loaded: boolean; path: string }) {
  if (!loaded) {
    return (
      <ErrorState
        className="mt-6"
        title="We cannot show you this text just now."
        action={
          <UiLink href={path} variant="standalone">
            Try again
          </UiLink>
        }
      >
        Nothing of it has changed. Please try again in a minute, or call us and ask.
      </ErrorState>
    );
  }
  return (
    <EmptyState
      className="mt-6"
      title="Nobody has written this page yet."
      action={
        <UiLink asChild variant="standalone">
          <Link to="/contact">Ask us</Link>
        </UiLink>
      }
    >
      <p>Until somebody does, a person answers the question you came with.</p>
    </EmptyState>
  );
}
