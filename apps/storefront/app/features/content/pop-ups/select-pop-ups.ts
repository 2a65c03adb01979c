import type { PopUpEntries } from '@piri/client';
import type { ContentEntry } from '@piri/contract/content';
import type { ImageIndex } from '../../../../server/files/image-index.ts';
import { type CardImage, toCardImage } from '../../catalogue/items/item-card-data.ts';

/** What a pop-up shows of its entry: so much is written into a page's data, and no more. */
export interface PopUpEntry {
  id: string;
  title: string;
  text?: string;
  link?: { label: string; to: string };
  picture: CardImage;
  /** Of a room, for narrow windows. */
  tall?: CardImage;
}

export interface PopUpSelection {
  campaign?: PopUpEntry;
  offer?: PopUpEntry;
}

/** Of each kind the first that may be shown. One that is switched off, or has no picture, stands in nobody's way. */
export function selectPopUps(
  { campaigns, offers }: PopUpEntries,
  pictures: Pick<ImageIndex, 'seenIn'>,
): PopUpSelection {
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
  pictures: Pick<ImageIndex, 'seenIn'>,
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
      picture: toCardImage(image),
      ...(room && { tall: toCardImage(room.scene[room.light].tall) }),
    },
  ];
}

/** What either of the pop-ups is told. */
export interface PopUpContentProps {
  entry: PopUpEntry;
  open: boolean;
  onClose: () => void;
}
