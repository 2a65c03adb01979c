import { buildImageIndex } from '../../../../server/files/image-index.ts';

const records = import.meta.glob('../../../../../../packages/catalogue/pictures/*.json', {
  eager: true,
  import: 'default',
});
const rooms = import.meta.glob('../../../../../../packages/catalogue/data/scenes/*.json', {
  eager: true,
  import: 'default',
});

/** The shop's own images, for stories. The workbench serves them at the same addresses as the shop. */
export const imageIndexFixture = buildImageIndex(byName(records), byName(rooms));

function byName(files: Record<string, unknown>): Map<string, unknown> {
  return new Map(
    Object.entries(files).map(([path, content]) => [path.replace(/^.*\/|\.json$/g, ''), content]),
  );
}
