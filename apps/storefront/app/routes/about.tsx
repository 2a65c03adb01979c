import { Container } from '@piri/ui/container';
import type { Article } from '../features/content/articles/article.ts';
import { ArticleHeader } from '../features/content/articles/article-header.tsx';
import { ArticleSectionView } from '../features/content/articles/article-section-view.tsx';
import { ArticleUnavailable } from '../features/content/articles/article-unavailable.tsx';
import { respondWithArticle } from '../features/content/articles/load-article.ts';
import { getFallbackImageProps, ImageSource } from '../features/platform/images/image-source.tsx';
import { buildPageMeta } from '../features/platform/seo/page-meta.ts';
import type { Route } from './+types/about.ts';

export { getPublicPageHeaders as headers } from '../features/platform/requests/get-public-page-headers.ts';

export function loader({ context }: Route.LoaderArgs) {
  return respondWithArticle(context.api, 'about');
}

export default function About({ loaderData: { loaded, article } }: Route.ComponentProps) {
  return (
    <Container className="pt-8 md:pt-12">
      {article ? (
        <Story article={article} />
      ) : (
        <>
          <ArticleHeader title="Our Story" article={undefined} />
          <ArticleUnavailable loaded={loaded} path="/about" />
        </>
      )}
    </Container>
  );
}

/** The opening section beside the image, then the other sections in two columns if there is room. */
function Story({ article }: { article: Article }) {
  const [opening, ...chapters] = article.sections;
  const { image } = article;
  return (
    <>
      <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-2">
        <div className="grid gap-8">
          <ArticleHeader title={article.title} article={article} />
          {opening && <ArticleSectionView section={opening} />}
        </div>
        {image && (
          <picture className="corner-mitre block overflow-clip bg-surface-muted">
            <ImageSource image={image} sizes="(width >= 64rem) 46vw, 100vw" />
            <img
              {...getFallbackImageProps(image)}
              alt={image.alt}
              className="aspect-square w-full object-contain sm:max-lg:aspect-3/2 sm:max-lg:object-cover sm:max-lg:object-[50%_85%]"
            />
          </picture>
        )}
      </div>
      <div className="mt-14 grid gap-x-16 gap-y-12 md:mt-20 lg:grid-cols-2">
        {chapters.map((section) => (
          <ArticleSectionView key={section.id} section={section} />
        ))}
      </div>
    </>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return buildPageMeta(matches[0].loaderData?.shop, {
    title: 'Our Story',
    description:
      'Why a furniture shop is named after a stool, who makes the pieces, and what we hold ourselves to.',
    canonical: '/about',
  });
}
