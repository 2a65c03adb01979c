import { Container } from '@piri/ui/container';
import { Divider } from '@piri/ui/divider';
import { type Chapter, TableOfContents } from '@piri/ui/table-of-contents';
import { cx } from 'class-variance-authority';
import { type ReactNode, useMemo } from 'react';
import type { ArticleSection } from './article.ts';
import { ArticleHeader } from './article-header.tsx';
import { ArticleMissing } from './article-missing.tsx';
import { ArticleSectionView } from './article-section.tsx';
import { ContactCallout } from './contact-callout.tsx';
import type { ArticleData } from './load-article.ts';

/** From so many chapters on, a page has a list of them. */
const long = 4;

export interface ArticlePageProps extends ArticleData {
  /** Of the page, also where its text is missing. */
  title: string;
  /** Its own path. */
  path: string;
  /** A chapter of the page's own, before those of the text. */
  first?: { chapter: Chapter; content: ReactNode } | undefined;
  /** Stands below the title. */
  picture?: ReactNode;
  /** Stands beside a short text where there is room, after it where there is none. */
  aside?: ReactNode;
}

/**
 * A page to be read: title, date, contents at hand all the way down. Its lines are measured in rem: in ch they would grow
 * by a seventh as the face comes, and wrap anew under the eye.
 */
export function ArticlePage({ title, path, reached, article, first, picture, aside }: ArticlePageProps) {
  const chapters = useMemo(
    () => [...(first ? [first.chapter] : []), ...(article?.sections ?? []).flatMap(chapterOf)],
    [article, first],
  );
  const hasContents = chapters.length >= long;
  return (
    <Container className="pt-8 md:pt-12">
      <ArticleHeader title={article?.title ?? title} article={article} />
      {picture}
      {article ? <Divider className="mt-8 md:mt-10" /> : <ArticleMissing reached={reached} path={path} />}
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
