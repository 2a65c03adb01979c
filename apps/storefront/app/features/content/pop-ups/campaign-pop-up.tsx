import { Button } from '@piri/ui/button';
import { PopUp } from '@piri/ui/pop-up';
import { Link } from 'react-router-dom';
import { useContentHref } from '../../catalogue/categories/use-content-href.ts';
import { addNbsp } from './add-nbsp.ts';
import { PopUpImage } from './pop-up-image.tsx';
import type { PopUpContentProps } from './select-pop-ups.ts';

/** A campaign, on the red of a ledger. Whoever follows its link has seen it. */
export default function CampaignPopUp({
  entry: { title, text, link, picture, tall },
  open,
  onClose,
}: PopUpContentProps) {
  const contentHref = useContentHref();
  return (
    <PopUp
      open={open}
      onClose={onClose}
      variant="promo"
      title={addNbsp(title)}
      text={text}
      image={
        // A room stands within the seam, below the words; a piece has no ground of its own and needs none.
        <div className={tall && 'px-8 md:px-12'}>
          <PopUpImage picture={picture} tall={tall} className="max-h-[42dvh]" />
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
