import { Container } from '@piri/ui/container';
import { Divider } from '@piri/ui/divider';
import { type Chapter, TableOfContents } from '@piri/ui/table-of-contents';
import { cx } from 'class-variance-authority';
import { type ReactNode, useMemo } from 'react';
import type { ArticleSection } from './article.ts';
import { ArticleHeader } from './article-header.tsx';
import { ArticleSectionView } from './article-section-view.tsx';
import { ArticleUnavailable } from './article-unavailable.tsx';
import { ContactCallout } from './contact-callout.tsx';
import type { ArticleData } from './load-article.ts';

/** The minimum number of chapters for a table of contents. */
const long = 4;

export interface ArticlePageProps extends ArticleData {
  /** The title of the page, also used if there is no article. */
  title: string;
  path: string;
  /** A chapter before those of the article. */
  first?: { chapter: Chapter; content: ReactNode } | undefined;
  /** Content below the title. */
  image?: ReactNode;
  /** Content beside a short article, or after it on narrow windows. */
  aside?: ReactNode;
}

/**
 * A page with an article: title, date, and a table of contents that stays in view. Line lengths are in rem, since in ch
 * they would grow by a seventh when the web font loads, and the text would wrap again.
 */
export function ArticlePage({ title, path, loaded, article, first, image, aside }: ArticlePageProps) {
  const chapters = useMemo(
    () => [...(first ? [first.chapter] : []), ...(article?.sections ?? []).flatMap(chapterOf)],
    [article, first],
  );
  const hasContents = chapters.length >= long;
  return (
    <Container className="pt-8 md:pt-12">
      <ArticleHeader title={article?.title ?? title} article={article} />
      {image}
      {article ? <Divider className="mt-8 md:mt-10" /> : <ArticleUnavailable loaded={loaded} path={path} />}
      <div
        className={cx(
          'mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 md:mt-10',
          hasContents ? 'lg:grid-cols-[240px_minmax(0,1fr)]' : 'lg:grid-cols-[minmax(0,33rem)_minmax(0,1fr)]',
        )}
      >
        {hasContents && <TableOfContents chapters={chapters} />}
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-y-10 md:gap-y-12">
          {first?.content}
          {article?.sections.map((section) => (
            <ArticleSectionView key={section.id} section={section} />
          ))}
          <ContactCallout />
        </div>
        {aside}
      </div>
    </Container>
  );
}

function chapterOf({ id, heading }: ArticleSection): Chapter[] {
  return heading === undefined ? [] : [{ id, name: heading }];
}
