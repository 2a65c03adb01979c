import {
  type Box,
  fitsAtAnyAngle,
  fitsAxisAligned,
  getFaces,
  getMaxLengthAroundCorner,
  type Rectangle,
} from './rectangles.ts';

/** What is carried: the assembled item or one of its cartons. Sides in centimetres. */
export interface CarriedBox {
  width: number;
  depth: number;
  height: number;
}

/** How something passes: upright, rotated, on end, or not at all. */
export type CarryOrientation = 'straight' | 'turned' | 'on-end' | 'no';

/** Clearance for hands and a blanket, in centimetres. */
const handRoom = 2;

/** Returns how a load passes a door or a window: one of its faces has to fit into the opening. */
export function getOrientationThroughDoor(
  load: CarriedBox,
  opening: { width: number; height: number },
): CarryOrientation {
  const frame: Rectangle = [opening.width - handRoom, opening.height - handRoom];
  const faces = getFaces(sides(load)).map(({ face }) => face);
  // Upright, without tilting.
  if (load.height <= frame[1] && Math.min(load.width, load.depth) <= frame[0]) return 'straight';
  if (faces.some((face) => fitsAxisAligned(face, frame))) return 'on-end';
  return faces.some((face) => fitsAtAnyAngle(face, frame)) ? 'turned' : 'no';
}

/** Returns how a load fits into a lift with its door closed. It also has to pass the lift's door. */
export function getOrientationInLift(
  load: CarriedBox,
  lift: { width: number; depth: number; height: number; doorWidth?: number },
): CarryOrientation {
  const inside: Box = [lift.width - handRoom, lift.depth - handRoom, lift.height - handRoom];
  if (
    lift.doorWidth !== undefined &&
    getOrientationThroughDoor(load, { width: lift.doorWidth, height: lift.height }) === 'no'
  ) {
    return 'no';
  }
  const upright =
    load.height <= inside[2] && fitsAxisAligned([load.width, load.depth], [inside[0], inside[1]]);
  if (upright) return 'straight';
  if (sorted(sides(load)).every((side, index) => side <= (sorted(inside)[index] ?? 0))) return 'on-end';
  const leans = getFaces(sides(load)).some(({ face, rest }) =>
    getFaces(inside).some((wall) => rest <= wall.rest && fitsAtAnyAngle(face, wall.face)),
  );
  return leans ? 'turned' : 'no';
}

/** Returns how a load passes a stair and its landing: flat around the corner, or on end if the height allows it. */
export function getOrientationAroundLanding(
  load: CarriedBox,
  stair: { width: number; landing: number; height: number },
): CarryOrientation {
  const way: Rectangle = [stair.width - handRoom, stair.landing - handRoom];
  const passing = getFaces(sides(load)).filter(
    ({ face, rest }) =>
      rest <= stair.height - handRoom &&
      (fitsAxisAligned(face, way) || getMaxLengthAroundCorner(Math.min(...face), way) >= Math.max(...face)),
  );
  const longest = Math.max(...sides(load));
  if (passing.some(({ rest }) => rest < longest)) return 'straight';
  return passing.length > 0 ? 'on-end' : 'no';
}

/** Returns the free space along both walls once the item is in the room. Negative if it does not fit. */
export function getFreeSpaceInRoom(
  load: CarriedBox,
  room: { width: number; depth: number },
): { beside: number; before: number } {
  const alongFirst = { beside: room.width - load.width, before: room.depth - load.depth };
  const alongSecond = { beside: room.depth - load.width, before: room.width - load.depth };
  const least = ({ beside, before }: typeof alongFirst) => Math.min(beside, before);
  return least(alongFirst) >= least(alongSecond) ? alongFirst : alongSecond;
}

function sides({ width, depth, height }: CarriedBox): Box {
  return [width, depth, height];
}

function sorted(box: Box): number[] {
  return box.toSorted((a, b) => a - b);
}
