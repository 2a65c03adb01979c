import { Container } from '@piri/ui/container';
import { Link } from '@piri/ui/link';
import { Link as RouterLink } from 'react-router-dom';
import type { ResponsiveImage } from '../../../../server/files/image-index.ts';
import { SearchForm } from '../../browse/search/search-form.tsx';
import { errorMessages, homeLinkLabel, unknownPathLabel } from './error-messages.ts';
import { NotFoundIllustration } from './not-found-illustration.tsx';

const maxPathLength = 200;

const { title, text } = errorMessages['not found'];

/** The screen for an unknown address, with a search and a link to the home page. */
export function NotFoundScreen({ path, stool }: NotFoundScreenProps) {
  return (
    <section data-slot="not-found" className="-mb-28 overflow-hidden bg-surface-muted">
      <Container className="pt-10 md:pt-14">
        <h1 className="font-display text-hero">{title}</h1>
        <p className="mt-6 break-words text-lead">
          {`${unknownPathLabel} `}
          <strong>{shortened(path)}</strong>
        </p>
        <p className="mt-2 max-w-[48ch] text-muted">{text}</p>
        <div className="mt-6">
          <SearchForm query={parseSearchText(path)} />
        </div>
        <p className="mt-8">
          <Link asChild variant="standalone">
            <RouterLink to="/">{homeLinkLabel}</RouterLink>
          </Link>
        </p>
      </Container>
      <NotFoundIllustration stool={stool} className="relative mt-8 aspect-[2/1] md:aspect-[18/5]" />
    </section>
  );
}

export interface NotFoundScreenProps {
  path: string;
  /** The image of the stool. It is drawn if there is none. */
  stool?: ResponsiveImage | undefined;
}

function shortened(path: string): string {
  return path.length > maxPathLength ? `${path.slice(0, maxPathLength)}…` : path;
}

/** Returns the last part of the path as words for the search field. */
function parseSearchText(path: string): string {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  return decoded(last)
    .replace(/[-_+.]+/g, ' ')
    .slice(0, 60)
    .trim();
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // Not valid percent-encoding: show it as it is.
    return part;
  }
}
