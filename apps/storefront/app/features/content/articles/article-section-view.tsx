import { Heading } from '@piri/ui/heading';
import { Link as UiLink } from '@piri/ui/link';
import { Link } from 'react-router-dom';
import { useResolveContentHref } from '../../catalogue/categories/use-resolve-content-href.ts';
import { InlinePrice } from '../../catalogue/prices/inline-price.tsx';
import type { ArticleSection, TextOrAmount } from './article.ts';

/** A chapter of an article: its heading, paragraphs, bullet points and link. */
export function ArticleSectionView({
  section: { id, heading, text, points, link },
}: {
  section: ArticleSection;
}) {
  const contentHref = useResolveContentHref();
  return (
    <section aria-labelledby={heading === undefined ? undefined : id} className="max-w-132 text-pretty">
      {heading !== undefined && (
        <Heading level={2} variant="small-title" id={id} className="mb-3 scroll-mt-24">
          {heading}
        </Heading>
      )}
      <div className={`grid gap-4 ${heading === undefined ? 'text-lead' : ''}`}>
        {text.map((parts) => (
          <p key={JSON.stringify(parts)}>{shown(parts)}</p>
        ))}
        {points.length > 0 && (
          <ul className="grid list-disc gap-2 ps-5 marker:text-accent">
            {points.map((parts) => (
              <li key={JSON.stringify(parts)} className="ps-1">
                {shown(parts)}
              </li>
            ))}
          </ul>
        )}
        {link && (
          <p>
            <UiLink asChild>
              <Link to={contentHref(link.to)} discover="none" className="inline-flex min-h-11 items-center">
                {link.label}
              </Link>
            </UiLink>
          </p>
        )}
      </div>
    </section>
  );
}

function shown(parts: TextOrAmount[]) {
  return parts.map((part, index) =>
    typeof part === 'string' ? part : <InlinePrice key={index} figure={part.taka} />,
  );
}
