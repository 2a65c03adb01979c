import { Button } from '@piri/ui/button';
import { PopUp } from '@piri/ui/pop-up';
import { Link } from 'react-router-dom';
import { useContentHref } from '../../catalogue/categories/use-content-href.ts';
import { addNbsp } from './add-nbsp.ts';
import { PopUpImage } from './pop-up-image.tsx';
import type { PopUpContentProps } from './select-pop-ups.ts';

/** A pop-up for a campaign, on the red promo surface. Following its link closes it. */
export default function CampaignPopUp({
  entry: { title, text, link, image, tall },
  open,
  onClose,
}: PopUpContentProps) {
  const contentHref = useContentHref();
  return (
    <PopUp
      open={open}
      onOpenChange={onClose}
      variant="promo"
      title={addNbsp(title)}
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
