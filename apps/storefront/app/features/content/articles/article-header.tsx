import { Heading } from '@piri/ui/heading';
import type { Article } from './article.ts';

/** The title and summary of an article, and the date of its last change. */
export function ArticleHeader({ title, article }: { title: string; article: Article | undefined }) {
  return (
    <header>
      <Heading level={1}>{title}</Heading>
      {article && <p className="mt-4 max-w-132 text-balance text-lead">{article.summary}</p>}
      {article?.updated && (
        <p className="mt-2 text-muted text-small">
          Last updated <time dateTime={article.updated.day}>{article.updated.text}</time>
        </p>
      )}
    </header>
  );
}
