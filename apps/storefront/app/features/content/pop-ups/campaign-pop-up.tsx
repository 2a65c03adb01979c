import { Button } from '@piri/ui/button';
import { PopUp } from '@piri/ui/pop-up';
import { Link } from 'react-router-dom';
import { useResolveContentHref } from '../../catalogue/categories/use-resolve-content-href.ts';
import { addNbspAfterNumbers } from './add-nbsp-after-numbers.ts';
import { PopUpImage } from './pop-up-image.tsx';
import type { HomePopUpProps } from './select-pop-ups.ts';

/** A pop-up for a campaign, on the red promo surface. Following its link closes it. */
export default function CampaignPopUp({
  entry: { title, text, link, image, tall },
  open,
  onClose,
}: HomePopUpProps) {
  const contentHref = useResolveContentHref();
  return (
    <PopUp
      open={open}
      onOpenChange={onClose}
      variant="promo"
      title={addNbspAfterNumbers(title)}
      text={text}
      image={
        // A room's image has margins inside the stitched border. A cut-out item has no background and needs none.
        <div className={tall && 'px-8 md:px-12'}>
          <PopUpImage image={image} tall={tall} className="max-h-[42dvh]" />
        </div>
      }
    >
      {link && (
        <Button asChild variant="on-promo">
          <Link to={contentHref(link.to)} onClick={onClose}>
            {link.label}
          </Link>
        </Button>
      )}
    </PopUp>
  );
}
