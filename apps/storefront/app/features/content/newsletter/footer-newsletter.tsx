import { NewsletterForm } from '@piri/ui/newsletter-form';
import { newsletterMessages } from './newsletter-messages.ts';
import { newsletterPath } from './newsletter-path.ts';
import { useNewsletterForm } from './use-newsletter-form.ts';

/** The newsletter form at the top of the footer. */
export function FooterNewsletter() {
  const newsletter = useNewsletterForm({
    already: newsletterMessages.failedAlreadySubscribed,
    success: newsletterMessages.firstNewsletter,
  });
  return (
    <>
      <h2 className="min-w-0 max-w-150 flex-1 basis-80 text-balance font-display text-title">
        Join our VIP list for inspiration, new arrivals & more
      </h2>
      <NewsletterForm
        action={newsletterPath}
        surface="inverse"
        hint="One newsletter, on the first of each month. Unsubscribe with one click."
        className="w-full max-w-140"
        {...newsletter}
      />
    </>
  );
}
