import type { RootCategory } from '../../catalogue/categories/category-tree.ts';
import { backdropClass } from '../../catalogue/items/backdrop-class.ts';
import { CategoryIllustration } from '../../catalogue/items/category-illustration.tsx';

/** What tells a room from the others in a menu: its colour, its drawing, its name in Bangla. The words beside it say it too. */
export function CategoryBanner({
  room: { nameBn, stage },
  className,
}: {
  room: RootCategory;
  className: string;
}) {
  return (
    <div
      aria-hidden="true"
      className={`relative joint-corner px-5 py-4 ${backdropClass[stage]} ${className}`}
    >
      <span lang="bn" className="font-display text-small-title">
        {nameBn}
      </span>
      <CategoryIllustration stage={stage} className="absolute end-3 bottom-2 w-3/5" />
    </div>
  );
}
