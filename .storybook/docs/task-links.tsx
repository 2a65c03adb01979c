import { LinkTile, LinkTileImage, LinkTileText } from '@piri/ui/link-tile';
import { type FurnitureName, FurniturePhoto } from './furniture-photo.tsx';
import { getDocsUrl } from './storybook-entries-by-title.ts';

interface TaskLink {
  task: string;
  how: string;
  page: string;
  ground: string;
  item: FurnitureName;
  variant: string;
  /** The classes for the position and the size of the image in the tile. */
  place: string;
}

const taskLinks: readonly TaskLink[] = [
  {
    task: 'Design a screen',
    how: 'Colours with their contrast, and all tokens in one file for your design tool',
    page: 'Foundations/Colour',
    ground: 'bg-backdrop-living',
    item: 'sofa',
    place: 'end-0 -bottom-[14%] h-[88%]!',
    variant: 'rust',
  },
  {
    task: 'Build a form',
    how: 'Start with Field: it connects label, hint and error',
    page: 'Components/Field',
    ground: 'bg-backdrop-bedroom',
    item: 'chair',
    place: 'end-2 -bottom-[6%] h-[68%]!',
    variant: 'maroon',
  },
  {
    task: 'Write texts',
    how: 'Voice, errors, prices, dates',
    page: 'Foundations/Wording',
    ground: 'bg-backdrop-dining',
    item: 'lamp',
    place: 'end-2 -bottom-[8%] h-[70%]!',
    variant: 'brass',
  },
  {
    task: 'Review a change',
    how: 'Compare the pictures, give a reason, approve',
    page: 'Guides/How to review',
    ground: 'bg-backdrop-office',
    item: 'stool',
    place: 'end-0 -bottom-[9%] h-[78%]!',
    variant: 'alta',
  },
  {
    task: 'Check accessibility',
    how: 'What is promised and tested, component by component',
    page: 'Guides/Accessibility promise',
    ground: 'bg-backdrop-kids',
    item: 'vase',
    place: 'end-2 -bottom-[7%] h-[66%]!',
    variant: 'neel',
  },
  {
    task: 'Add a brand',
    how: 'The same components in another brand, by tokens alone',
    page: 'Guides/Theming',
    ground: 'bg-backdrop-outdoor',
    item: 'table',
    place: 'end-0 -bottom-[14%] h-[88%]!',
    variant: 'walnut',
  },
];

/** Links to the pages for common tasks, as tiles with a backdrop and an item. */
export function TaskLinks() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3">
      {taskLinks.map(({ task, how, page, ground, item, place, variant }) => (
        <li key={task}>
          <LinkTile href={getDocsUrl(page)} target="_top" className={`h-88! ${ground}`}>
            <LinkTileImage>
              <FurniturePhoto
                item={item}
                variant={variant}
                alt=""
                sizes="20rem"
                className={`absolute w-auto! max-w-none object-contain! ${place}`}
              />
            </LinkTileImage>
            <LinkTileText
              title={task}
              subtitle={<span className="block max-w-60 font-text text-small">{how}</span>}
            />
          </LinkTile>
        </li>
      ))}
    </ul>
  );
}
