import { Heading } from '@piri/ui/heading';
import type { Article } from './article.ts';

/** What the page is called and about, and since when its words stand. */
export function ArticleHeader({ title, article }: { title: string; article: Article | undefined }) {
  return (
    <header>
      <Heading level={1}>{title}</Heading>
      {article && <p className="mt-4 max-w-132 text-balance text-lead">{article.summary}</p>}
      {article?.updated && (
        <p className="mt-2 text-ink-2 text-meta">
          As of <time dateTime={article.updated.day}>{article.updated.words}</time>
        </p>
      )}
    </header>
  );
}
