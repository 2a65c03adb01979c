import { NewsletterForm } from '@piri/ui/newsletter-form';
import { PopUp } from '@piri/ui/pop-up';
import { newsletterPath } from '../newsletter/newsletter-path.ts';
import { useNewsletter } from '../newsletter/use-newsletter.ts';
import type { ShownPopUpProps } from './choose-pop-ups.ts';
import { OfferSlip } from './offer-slip.tsx';
import { PopUpPicture } from './pop-up-picture.tsx';

/** What a first order costs less, for an address on the list. */
export default function OfferPopUp({
  entry: { title, text, picture, tall },
  open,
  onClose,
}: ShownPopUpProps) {
  const newsletter = useNewsletter({
    offer: title,
    already: 'Already Subscribed with this email',
    success: 'You are on the list, and your code is in the letter that we have just sent you.',
  });
  return (
    <PopUp
      open={open}
      onClose={onClose}
      label="Limited Time"
      title="Save your first order and get email only offer when you join"
      text={text}
      picture={<PopUpPicture picture={picture} tall={tall} className="max-h-[38dvh] bg-stage-living" />}
      slip={<OfferSlip offer={title} />}
    >
      <NewsletterForm action={newsletterPath} {...newsletter} />
    </PopUp>
  );
}
