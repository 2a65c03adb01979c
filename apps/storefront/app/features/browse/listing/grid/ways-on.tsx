import { Link } from 'react-router-dom';

export interface WaysOnProps {
  heading: string;
  ways: { id: string; name: string; href: string }[];
}

/** Where to go on from a list that has come to its end, or has nothing to show. */
export function WaysOn({ heading, ways }: WaysOnProps) {
  if (ways.length === 0) return null;
  return (
    <nav aria-label={heading} className="mt-6">
      <p className="text-ink-2 text-meta">{heading}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {ways.map(({ id, name, href }) => (
          <li key={id}>
            <Link
              to={href}
              discover="none"
              className="inline-flex min-h-11 items-center rounded-chip border border-control bg-surface px-3.5 font-medium text-meta hover:border-ink"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
