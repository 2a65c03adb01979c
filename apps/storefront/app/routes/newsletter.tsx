import { Container } from '@piri/ui/container';
import { Heading } from '@piri/ui/heading';
import { NewsletterForm } from '@piri/ui/newsletter-form';
import { newsletterMessages } from '../features/content/newsletter/newsletter-messages.ts';
import { newsletterPath } from '../features/content/newsletter/newsletter-path.ts';
import {
  type NewsletterFormResult,
  useNewsletterForm,
} from '../features/content/newsletter/use-newsletter-form.ts';
import { validateEmail } from '../features/content/newsletter/validate-email.ts';
import { readFormData } from '../features/platform/requests/read-form-data.ts';
import { buildPageMeta } from '../features/platform/seo/page-meta.ts';
import type { Route } from './+types/newsletter.ts';

export { getPublicPageHeaders as headers } from '../features/platform/requests/get-public-page-headers.ts';

/** Handles a form that was submitted before hydration or without scripts. */
export async function action({ request, context: { api } }: Route.ActionArgs): Promise<NewsletterFormResult> {
  const email = String((await readFormData(request)).get('email') ?? '')
    .trim()
    .slice(0, 254);
  const wrong = validateEmail(email);
  if (wrong !== undefined) return { email, error: wrong };
  const answer = await api.subscribeEmail({ body: { userId: '', email } });
  if (answer.ok) return { success: newsletterMessages.subscribed };
  if (answer.status === 409) return { email, error: newsletterMessages.alreadySubscribed };
  return { email, error: newsletterMessages.failed };
}

export default function Newsletter({ actionData }: Pick<Route.ComponentProps, 'actionData'>) {
  const letter = useNewsletterForm(
    {
      already: newsletterMessages.failedAlreadySubscribed,
      success: newsletterMessages.firstNewsletter,
    },
    actionData,
  );
  return (
    <Container className="pt-8 md:pt-12">
      <Heading level={1}>Our newsletter</Heading>
      <p className="mt-4 max-w-[66ch] text-pretty text-lead">
        Join our VIP list for inspiration, new arrivals & more. One email a month: two pieces from the
        workshop, and how they’re made.
      </p>
      <NewsletterForm
        action={newsletterPath}
        hint={newsletterMessages.unsubscribe}
        defaultValue={actionData?.email ?? ''}
        className="mt-8 max-w-140"
        {...letter}
      />
    </Container>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return buildPageMeta(matches[0].loaderData?.shop, {
    title: 'Our newsletter',
    description: 'One email a month: new pieces from the workshop, and how they’re made.',
  });
}
