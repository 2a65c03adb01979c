import type { Room } from '../../catalogue/categories/rooms.ts';
import { RoomDrawing } from '../../catalogue/items/room-drawing.tsx';
import { stageGround } from '../../catalogue/items/stage-ground.ts';

/** What tells a room from the others in a menu: its colour, its drawing, its name in Bangla. The words beside it say it too. */
export function RoomBanner({ room: { nameBn, stage }, className }: { room: Room; className: string }) {
  return (
    <div aria-hidden="true" className={`relative joint-corner px-5 py-4 ${stageGround[stage]} ${className}`}>
      <span lang="bn" className="font-display text-small-title">
        {nameBn}
      </span>
      <RoomDrawing stage={stage} className="absolute end-3 bottom-2 w-3/5" />
    </div>
  );
}
