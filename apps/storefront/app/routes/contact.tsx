import { Container } from '@piri/ui/container';
import { Heading } from '@piri/ui/heading';
import { Link as UiLink } from '@piri/ui/link';
import { Section } from '@piri/ui/section';
import { ConnectedContactForm } from '../features/content/contact/connected-contact-form.tsx';
import { contactFormMessages } from '../features/content/contact/contact-form-messages.ts';
import {
  emailWarningField,
  type MessageResult,
  parseMessage,
  validateMessage,
} from '../features/content/contact/contact-message.ts';
import { sendContactMessage } from '../features/content/contact/send-contact-message.ts';
import { readFormData } from '../features/platform/requests/read-form-data.ts';
import { buildPageMeta } from '../features/platform/seo/page-meta.ts';
import { useRootData } from '../features/platform/settings/root-data.ts';
import type { Route } from './+types/contact.ts';

export { getPublicPageHeaders as headers } from '../features/platform/requests/get-public-page-headers.ts';

/** Handles a form that was submitted before hydration or without scripts. */
export async function action({ request, context }: Route.ActionArgs): Promise<MessageResult> {
  const form = await readFormData(request);
  const values = parseMessage(form);
  const errors = validateMessage(values, form.has(emailWarningField));
  if (errors) return { errors, values };
  const answer = await sendContactMessage(context.api, context.shop, values);
  return answer.submitted ? answer : { ...answer, values };
}

export default function Contact({ actionData }: Pick<Route.ComponentProps, 'actionData'>) {
  const shop = useRootData()?.shop;
  return (
    <Container className="pt-8 md:pt-12">
      <Heading level={1}>Contact us</Heading>
      <div className="mt-8 grid gap-x-16 gap-y-12 md:mt-12 lg:grid-cols-[minmax(0,1fr)_360px]">
        <Section title={contactFormMessages.title} gap={0} stitched>
          <ConnectedContactForm answered={actionData} className="mt-6" />
        </Section>
        {shop && (
          <Section title="Or call or email us" stitched className="grid content-start gap-y-1">
            <p className="text-muted text-small">Orders and help by phone</p>
            <a
              href={`tel:${shop.hotlineShort}`}
              className="flex min-h-11 items-center font-bold text-title tabular"
            >
              {shop.hotlineShort}
            </a>
            <a
              href={`tel:${shop.hotlineFull.replaceAll(' ', '')}`}
              className="flex min-h-11 items-center tabular underline-offset-3 hover:underline"
            >
              {shop.hotlineFull}
            </a>
            <p className="mt-5 text-muted text-small">By email</p>
            <p className="flex min-h-11 items-center">
              <UiLink href={`mailto:${shop.supportEmail}`}>{shop.supportEmail}</UiLink>
            </p>
            <p className="mt-5 text-muted">
              Give us the product code, shown under the piece’s name, and we’ll know which one you mean.
            </p>
          </Section>
        )}
      </div>
    </Container>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return buildPageMeta(matches[0].loaderData?.shop, {
    title: 'Contact us',
    description: 'Write to us or call us about a piece, an order, your stairs or anything else.',
    canonical: '/contact',
  });
}
