import { Unstyled } from '@storybook/addon-docs/blocks';
import { type FurnitureName, FurniturePhoto } from './furniture-photo.tsx';

const backdrops: readonly { room: string; ground: string; item: FurnitureName; name: string }[] = [
  { room: 'Living', ground: 'bg-backdrop-living', item: 'sofa', name: 'Meghna 3-Seater' },
  { room: 'Bedroom', ground: 'bg-backdrop-bedroom', item: 'bed', name: 'Sundarban Bed' },
  { room: 'Dining', ground: 'bg-backdrop-dining', item: 'chair', name: 'Pithha Dining Chair' },
  { room: 'Décor', ground: 'bg-backdrop-decor', item: 'vase', name: 'Kashphul Vase' },
];

export function BackdropImages() {
  return (
    <Unstyled>
      <ul className="mt-6 grid grid-cols-2 gap-4 lg:grid-cols-4">
        {backdrops.map(({ room, ground, item, name }) => (
          <li key={room}>
            <div
              className={`relative grid aspect-4/5 place-items-center overflow-clip rounded-chip ${ground}`}
            >
              <FurniturePhoto item={item} alt="" sizes="20rem" className="size-full" />
              <span className="absolute inset-x-0 bottom-[17%] stitch-horizontal text-accent" />
            </div>
            <p className="mt-3 text-small">
              <b>{name}</b> <span className="text-muted">on the backdrop of {room}</span>
            </p>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}

const views = [
  { view: 'three-quarter', label: 'The front corner' },
  { view: 'front', label: 'The front' },
  { view: 'detail', label: 'A detail' },
] as const;

export function ItemViewPhotos() {
  return (
    <Unstyled>
      <ul className="mt-6 grid gap-4 sm:grid-cols-3">
        {views.map(({ view, label }) => (
          <li key={view}>
            <div className="grid aspect-4/5 place-items-center overflow-clip rounded-chip bg-surface-muted">
              <FurniturePhoto
                item="sofa"
                variant="teal"
                view={view}
                alt=""
                sizes="24rem"
                className={view === 'detail' ? 'size-full object-cover' : 'size-full'}
              />
            </div>
            <p className="mt-3 font-semibold text-small">{label}</p>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}

export function FabricVariants() {
  return (
    <Unstyled>
      <ul className="mt-6 grid bg-backdrop-living sm:grid-cols-3">
        {(['ash', 'teal', 'rust'] as const).map((variant) => (
          <li key={variant} className="overflow-clip">
            <FurniturePhoto item="sofa" variant={variant} alt={`The sofa in ${variant}`} sizes="24rem" />
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}
