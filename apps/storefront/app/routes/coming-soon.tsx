import { NewsletterForm } from '@piri/ui/newsletter-form';
import { Section } from '@piri/ui/section';
import { data } from 'react-router-dom';
import { ArticlePage } from '../features/content/articles/article-page.tsx';
import { loadArticle } from '../features/content/articles/load-article.ts';
import { newsletterMessages } from '../features/content/newsletter/newsletter-messages.ts';
import { newsletterPath } from '../features/content/newsletter/newsletter-path.ts';
import { useNewsletterForm } from '../features/content/newsletter/use-newsletter-form.ts';
import { SceneBanner } from '../features/platform/images/scene-banner.tsx';
import { buildPageMeta } from '../features/platform/seo/page-meta.ts';
import type { Route } from './+types/coming-soon.ts';

export { getPublicPageHeaders as headers } from '../features/platform/requests/get-public-page-headers.ts';

export async function loader({ context: { api, images } }: Route.LoaderArgs) {
  const text = await loadArticle(api, 'coming-soon');
  const { image } = text.article ?? {};
  const room = image && images.seenIn(image.path)?.scene;
  return data({ ...text, ...(room && { room }) }, { status: text.loaded ? 200 : 503 });
}

export default function ComingSoon({ loaderData: { room, ...text } }: Route.ComponentProps) {
  return (
    <ArticlePage
      title="Coming soon"
      path="/coming-soon"
      image={room && <SceneBanner scene={room} className="mt-8" />}
      aside={<ComingSoonNewsletter />}
      {...text}
    />
  );
}

function ComingSoonNewsletter() {
  const letter = useNewsletterForm({
    already: newsletterMessages.failedAlreadySubscribed,
    success: 'You’re on the list. We’ll announce new pieces in our newsletter.',
  });
  return (
    <Section
      title="Be the first to know"
      gap={0}
      className="w-full max-w-160 self-start lg:justify-self-end corner-mitre bg-surface-muted p-5 md:p-8"
    >
      <p className="mt-3">We announce new pieces in our newsletter on the first of every month.</p>
      <NewsletterForm
        action={newsletterPath}
        hint={newsletterMessages.unsubscribe}
        className="mt-5"
        {...letter}
      />
    </Section>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return buildPageMeta(matches[0].loaderData?.shop, {
    title: 'Coming soon',
    description: 'What’s on the workbench now, and when it will be in the shop.',
    canonical: '/coming-soon',
  });
}
