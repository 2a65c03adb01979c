import { EmptyState } from '@piri/ui/empty-state';
import { ErrorState } from '@piri/ui/error-state';
import { Link as UiLink } from '@piri/ui/link';
import { Link } from 'react-router-dom';
import { unavailableMessages } from '../../platform/errors/unavailable-messages.ts';

/** The message in place of an article that could not be loaded or does not exist. */
export function ArticleUnavailable({ loaded, path }: { loaded: boolean; path: string }) {
  if (!loaded) {
    return (
      <ErrorState
        className="mt-6"
        title="We can’t show this page at the moment."
        action={
          <UiLink href={path} variant="standalone">
            Try again
          </UiLink>
        }
      >
        {unavailableMessages.tryLater}
      </ErrorState>
    );
  }
  return (
    <EmptyState
      className="mt-6"
      title="This page isn’t ready yet."
      action={
        <UiLink asChild variant="standalone">
          <Link to="/contact">Ask us</Link>
        </UiLink>
      }
    >
      <p>In the meantime, we’re happy to answer your questions.</p>
    </EmptyState>
  );
}
