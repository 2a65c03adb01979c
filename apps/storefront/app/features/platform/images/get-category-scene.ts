import type { Backdrop } from '@piri/contract/categories';
import type { ImageIndex, Scene } from '../../../../server/files/image-index.ts';

/** Which of our rooms pictures which part of the shop, by the ground of its categories. Décor stands in all of them. */
const rooms: Partial<Record<Backdrop, string>> = {
  living: 'living-room',
  bedroom: 'bedroom',
  dining: 'dining-room',
  office: 'study',
  kids: 'childrens-room',
  outdoor: 'verandah',
};

export interface CategoryScene {
  id: string;
  scene: Scene;
}

/** The room of a category's ground; undefined where there is none, or where it has not been pictured. */
export function getCategoryScene(
  pictures: Pick<ImageIndex, 'scene'>,
  stage: Backdrop | undefined,
): CategoryScene | undefined {
  const id = stage && rooms[stage];
  const scene = id === undefined ? undefined : pictures.scene(id);
  return id !== undefined && scene ? { id, scene } : undefined;
}
