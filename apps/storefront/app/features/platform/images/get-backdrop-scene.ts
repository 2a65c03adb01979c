import type { Backdrop } from '@piri/contract/categories';
import type { ImageIndex, Scene } from '../../../../server/files/image-index.ts';

/** The room scene of each backdrop. Décor has none, since it appears in all of them. */
const rooms: Partial<Record<Backdrop, string>> = {
  living: 'living-room',
  bedroom: 'bedroom',
  dining: 'dining-room',
  office: 'study',
  kids: 'childrens-room',
  outdoor: 'verandah',
};

export interface BackdropScene {
  id: string;
  scene: Scene;
}

/** Returns the room scene of a category's backdrop, or `undefined` if there is none. */
export function getBackdropScene(
  images: Pick<ImageIndex, 'scene'>,
  backdrop: Backdrop | undefined,
): BackdropScene | undefined {
  const id = backdrop && rooms[backdrop];
  const scene = id === undefined ? undefined : images.scene(id);
  return id !== undefined && scene ? { id, scene } : undefined;
}
