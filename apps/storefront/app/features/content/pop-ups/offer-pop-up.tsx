import { NewsletterForm } from '@piri/ui/newsletter-form';
import { PopUp } from '@piri/ui/pop-up';
import { newsletterMessages } from '../newsletter/newsletter-messages.ts';
import { newsletterPath } from '../newsletter/newsletter-path.ts';
import { useNewsletterForm } from '../newsletter/use-newsletter-form.ts';
import { OfferHeadline } from './offer-headline.tsx';
import { PopUpImage } from './pop-up-image.tsx';
import type { HomePopUpProps } from './select-pop-ups.ts';

/** A pop-up that offers a discount on the first order for subscribing to the newsletter. */
export default function OfferPopUp({ entry: { title, text, image, tall }, open, onClose }: HomePopUpProps) {
  const newsletter = useNewsletterForm({
    offer: title,
    already: newsletterMessages.alreadySubscribed,
    success: 'You’re on the list. We’ve emailed you your code.',
  });
  return (
    <PopUp
      open={open}
      onOpenChange={onClose}
      eyebrow="Limited Time"
      title="Save your first order and get email only offer when you join"
      text={text}
      image={<PopUpImage image={image} tall={tall} className="max-h-[38dvh] bg-backdrop-living" />}
      highlight={<OfferHeadline offer={title} />}
    >
      <NewsletterForm action={newsletterPath} {...newsletter} />
    </PopUp>
  );
}
