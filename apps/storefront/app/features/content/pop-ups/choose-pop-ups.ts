import type { PopUpEntries } from '@piri/client';
import type { ContentEntry } from '@piri/contract/content';
import type { Pictures } from '../../../../server/files/pictures.ts';
import { type TilePicture, tilePicture } from '../../catalogue/items/tile.ts';

/** What a pop-up shows of its entry: so much is written into a page's data, and no more. */
export interface PopUpEntry {
  id: string;
  title: string;
  text?: string;
  link?: { label: string; to: string };
  picture: TilePicture;
  /** Of a room, for narrow windows. */
  tall?: TilePicture;
}

export interface PopUpChoice {
  campaign?: PopUpEntry;
  offer?: PopUpEntry;
}

/** Of each kind the first that may be shown. One that is switched off, or has no picture, stands in nobody's way. */
export function choosePopUps(
  { campaigns, offers }: PopUpEntries,
  pictures: Pick<Pictures, 'seenIn'>,
): PopUpChoice {
  const campaign = campaigns.filter(runs).flatMap((entry) => entryFrom(entry, pictures))[0];
  const offer = offers.flatMap((entry) => entryFrom(entry, pictures))[0];
  return { ...(campaign && { campaign }), ...(offer && { offer }) };
}

/** Whatever an editor's tool writes there, and not only `true`, means that it runs. */
function runs({ fields: { hasCampaign } }: ContentEntry): boolean {
  return hasCampaign !== undefined && ![false, 'false', '', null].includes(hasCampaign as never);
}

function entryFrom(
  { id, title, fields: { image, text, link } }: ContentEntry,
  pictures: Pick<Pictures, 'seenIn'>,
): PopUpEntry[] {
  if (!image) return [];
  const [first] = text ?? [];
  const room = pictures.seenIn(image.path);
  return [
    {
      id,
      title,
      ...(first && { text: first }),
      ...(link && { link }),
      picture: tilePicture(image),
      ...(room && { tall: tilePicture(room.scene[room.light].tall) }),
    },
  ];
}

/** What either of the pop-ups is told. */
export interface ShownPopUpProps {
  entry: PopUpEntry;
  open: boolean;
  onClose: () => void;
}
