import type { RootCategory } from '../../catalogue/categories/category-tree.ts';
import { backdropClasses } from '../../catalogue/items/backdrop-classes.ts';
import { CategoryIllustration } from '../../catalogue/items/category-illustration.tsx';

/**
 * Illustrates a room in a menu by its colour, drawing and Bangla name. Decorative: the text beside it names the room.
 */
export function MenuCategoryBanner({
  room: { nameBn, backdrop },
  className,
}: {
  room: RootCategory;
  className: string;
}) {
  return (
    <div
      aria-hidden="true"
      className={`relative corner-mitre px-5 py-4 ${backdropClasses[backdrop]} ${className}`}
    >
      <span lang="bn" className="font-display text-small-title">
        {nameBn}
      </span>
      <CategoryIllustration backdrop={backdrop} className="absolute end-3 bottom-2 w-3/5" />
    </div>
  );
}
