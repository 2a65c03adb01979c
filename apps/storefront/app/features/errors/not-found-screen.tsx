import { Button } from '@piri/ui/button';
import { Container } from '@piri/ui/container';
import { Icon } from '@piri/ui/icon';
import { Link } from '@piri/ui/link';
import { Link as RouterLink } from 'react-router-dom';
import { MissingSofa } from './missing-sofa.tsx';

const longest = 200;

/** Says that nothing stands at an address, and offers the two ways on that most people want: look for it, or go home. */
export function NotFoundScreen({ path }: { path: string }) {
  return (
    <section className="-mb-28 overflow-hidden bg-pati">
      <Container className="pt-10 md:pt-14">
        <h1 className="font-display text-hero">Page Not Found</h1>
        <p className="mt-6 break-words text-lead">
          Page not found: <strong>{shortened(path)}</strong>
        </p>
        <p className="mt-2 max-w-[48ch] text-ink-2">
          It may have moved to another room, or the address has a slip in it. Look for it by name.
        </p>
        <search aria-label="Look for it by name">
          <form action="/shop" method="get" className="mt-6 flex max-w-[480px] gap-2">
            <input type="hidden" name="categoryName" value="all" />
            <label className="relative grow">
              <span className="sr-only">Search the shop</span>
              <Icon name="search" className="-translate-y-1/2 absolute top-1/2 left-4" />
              <input
                type="search"
                name="query"
                defaultValue={wordsIn(path)}
                className="h-12 w-full rounded-control border border-control bg-surface pr-3 pl-12"
              />
            </label>
            <Button type="submit">Search</Button>
          </form>
        </search>
        <p className="mt-8">
          <Link asChild variant="stitched">
            <RouterLink to="/">Back to the front room</RouterLink>
          </Link>
        </p>
      </Container>
      <MissingSofa className="mt-8 block h-28 w-full md:h-auto" />
    </section>
  );
}

function shortened(path: string): string {
  return path.length > longest ? `${path.slice(0, longest)}…` : path;
}

/** The last part of the path as words: what the visitor was probably after. */
function wordsIn(path: string): string {
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
    // Not valid percent-encoding: shown as it came.
    return part;
  }
}
