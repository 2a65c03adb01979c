/** As wide as there is room, or times the size it was taken at. */
export type Zoom = 'fit' | number;

const steps = [0.1, 0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.5, 2, 3, 4, 6, 8];

/** Air around a picture, on each side. */
export const margin = 24;

/** Whether two pictures are larger one above the other than beside each other. */
export function isStacked(stageWidth: number, { width, height }: { width: number; height: number }): boolean {
  return width > height * 2.2 && width > stageWidth / 2 - margin * 2;
}

/** Never larger than it was taken: a small part stays as sharp as it is. */
export function getScale(zoom: Zoom, paneWidth: number, pictureWidth: number): number {
  if (zoom !== 'fit') return zoom;
  return Math.min(1, Math.max(0.05, (paneWidth - margin * 2) / Math.max(1, pictureWidth)));
}

export function zoomBy(scale: number, direction: 1 | -1): number {
  const found =
    direction > 0 ? steps.find((step) => step > scale * 1.01) : steps.findLast((step) => step < scale * 0.99);
  return found ?? (direction > 0 ? 8 : 0.1);
}

/** Where to scroll so that the same spot of the picture stays under the same spot of the pane. */
export function getAnchoredScroll(scroll: number, spot: number, oldSize: number, newSize: number): number {
  return ((scroll + spot) / Math.max(1, oldSize)) * newSize - spot;
}
