import type { PopUpEntries } from '@piri/client';
import type { ContentEntry } from '@piri/contract/content';
import type { ImageIndex } from '../../../../server/files/image-index.ts';
import { type CardImage, toCardImage } from '../../catalogue/items/item-card-data.ts';

/** The data of a pop-up, trimmed to what is shown, since it is embedded in the page. */
export interface PopUpEntry {
  id: string;
  title: string;
  text?: string;
  link?: { label: string; to: string };
  image: CardImage;
  /** The tall crop of a room, for narrow windows. */
  tall?: CardImage;
}

export interface PopUpSelection {
  campaign?: PopUpEntry;
  offer?: PopUpEntry;
}

/** Selects the first active entry of each kind. Skips entries that are disabled or have no image. */
export function selectPopUps(
  { campaigns, offers }: PopUpEntries,
  images: Pick<ImageIndex, 'seenIn'>,
): PopUpSelection {
  const campaign = campaigns.filter(runs).flatMap((entry) => entryFrom(entry, images))[0];
  const offer = offers.flatMap((entry) => entryFrom(entry, images))[0];
  return { ...(campaign && { campaign }), ...(offer && { offer }) };
}

/** Returns whether a campaign is active. Editors' tools write various values for it, not only `true`. */
function runs({ fields: { hasCampaign } }: ContentEntry): boolean {
  return hasCampaign !== undefined && ![false, 'false', '', null].includes(hasCampaign as never);
}

function entryFrom(
  { id, title, fields: { image, text, link } }: ContentEntry,
  images: Pick<ImageIndex, 'seenIn'>,
): PopUpEntry[] {
  if (!image) return [];
  const [first] = text ?? [];
  const room = images.seenIn(image.path);
  return [
    {
      id,
      title,
      ...(first && { text: first }),
      ...(link && { link }),
      image: toCardImage(image),
      ...(room && { tall: toCardImage(room.scene[room.light].tall) }),
    },
  ];
}

/** The props of both pop-ups. */
export interface HomePopUpProps {
  entry: PopUpEntry;
  open: boolean;
  onClose: () => void;
}
