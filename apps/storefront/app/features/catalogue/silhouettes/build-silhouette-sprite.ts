import { drawFront } from './front-views/front-views.ts';
import { getSilhouetteId, type SilhouetteSpec } from './silhouette-id.ts';

/**
 * Builds an SVG file of silhouettes by their ids, for pages with so many of them that they would be a large part of the
 * page. Lines take the colour of the surrounding text, surfaces that of the `SilhouetteFromSprite` that shows them.
 */
export function buildSilhouetteSprite(items: readonly SilhouetteSpec[]): string {
  const drawings = items.map((item) => {
    const { frame, body, lines } = drawFront(item.name, item.dimensions);
    const path = (d: string, fill = '') => `<path vector-effect="non-scaling-stroke"${fill} d="${d}"/>`;
    const paths = [
      frame && path(frame, ' fill="var(--part)"'),
      path(body),
      lines && path(lines, ' fill="none"'),
    ].join('');
    return `<g id="${getSilhouetteId(item)}">${paths}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${drawings.join('')}</svg>`;
}
