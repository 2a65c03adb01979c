import { Button } from '@piri/ui/button';
import { PopUp } from '@piri/ui/pop-up';
import { Link } from 'react-router-dom';
import { keepTogether } from './keep-together.ts';
import { PopUpPicture } from './pop-up-picture.tsx';
import type { ShownPopUpProps } from './shown-pop-up.ts';

/** A campaign, on the red of a ledger. Whoever follows its link has seen it. */
export default function CampaignPopUp({
  entry: { title, text, link, picture, tall },
  open,
  onClose,
}: ShownPopUpProps) {
  return (
    <PopUp
      open={open}
      onClose={onClose}
      variant="khata"
      title={keepTogether(title)}
      text={text}
      picture={<PopUpPicture picture={picture} tall={tall} className="max-h-[42dvh]" />}
    >
      {link && (
        <Button asChild variant="khata">
          <Link to={link.to} onClick={onClose}>
            {link.label}
          </Link>
        </Button>
      )}
    </PopUp>
  );
}
