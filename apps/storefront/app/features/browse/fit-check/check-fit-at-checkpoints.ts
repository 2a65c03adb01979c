import type { Measurements } from '@piri/contract/measurements';
import type { HomeDimensions } from './home-dimensions.ts';
import { formatFreeSpace, formatLength, type Unit } from './lengths.ts';
import {
  type CarriedBox,
  type CarryOrientation,
  getFreeSpaceInRoom,
  getOrientationAroundLanding,
  getOrientationInLift,
  getOrientationThroughDoor,
} from './passages.ts';

export type FitCheckpoint = 'door' | 'stair' | 'lift' | 'room';

/** A checkpoint on the way into the home, and whether the item fits there. */
export interface FitCheckpointResult {
  checkpoint: FitCheckpoint;
  fits: boolean;
  sentence: string;
  /** The opening or floor area, and the item or carton in it, for the drawing. */
  frame: { width: number; height: number };
  load: { width: number; height: number };
}

/** Space to walk past and to open a drawer, in centimetres. */
const walkway = 75;

/**
 * Checks whether an item fits the home. Its cartons have to fit through door, stair and lift. The item itself has to
 * fit into the room, and through the door for when it is moved out.
 */
export function checkFitAtCheckpoints(
  { dimensions, cartons }: Measurements,
  home: HomeDimensions,
  unit: Unit = 'cm',
): FitCheckpointResult[] {
  const item: CarriedBox = dimensions;
  const largestCarton = cartons.toSorted((a, b) => volume(b) - volume(a))[0] ?? dimensions;
  return [
    ...checkDoor(item, largestCarton, home),
    ...checkStair(largestCarton, home),
    ...checkLift(largestCarton, home),
    ...checkRoom(item, home, unit),
  ];
}

function checkDoor(
  item: CarriedBox,
  carton: CarriedBox,
  { doorWidth, doorHeight = 200 }: HomeDimensions,
): FitCheckpointResult[] {
  if (doorWidth === undefined) return [];
  const opening = { width: doorWidth, height: doorHeight };
  const [packed, whole] = [
    getOrientationThroughDoor(carton, opening),
    getOrientationThroughDoor(item, opening),
  ];
  const fits = packed !== 'no';
  const sentence = !fits
    ? 'It won’t go through this door, even packed.'
    : whole === 'no'
      ? `Packed, it goes through${orientationTexts[packed]}. Once assembled, it won’t come out again.`
      : `It goes through${orientationTexts[packed]}.`;
  return [{ checkpoint: 'door', fits, sentence, frame: opening, load: faceFor(carton, opening) }];
}

function checkStair(
  carton: CarriedBox,
  { stairWidth, landing, stairHeight = 220 }: HomeDimensions,
): FitCheckpointResult[] {
  if (stairWidth === undefined || landing === undefined) return [];
  const orientation = getOrientationAroundLanding(carton, {
    width: stairWidth,
    landing,
    height: stairHeight,
  });
  const sentence =
    orientation === 'no'
      ? 'It won’t go round this landing. Call us before you order.'
      : `It goes round the landing${orientationTexts[orientation]}.`;
  const frame = { width: stairWidth, height: landing };
  return [{ checkpoint: 'stair', fits: orientation !== 'no', sentence, frame, load: faceFor(carton, frame) }];
}

function checkLift(
  carton: CarriedBox,
  { liftWidth, liftDepth, liftHeight = 210, liftDoor }: HomeDimensions,
): FitCheckpointResult[] {
  if (liftWidth === undefined || liftDepth === undefined) return [];
  const lift = {
    width: liftWidth,
    depth: liftDepth,
    height: liftHeight,
    ...(liftDoor !== undefined && { doorWidth: liftDoor }),
  };
  const orientation = getOrientationInLift(carton, lift);
  const sentence =
    orientation === 'no'
      ? 'It won’t fit in this lift, so we’ll carry it up the stairs.'
      : `It fits in the lift${orientationTexts[orientation]}.`;
  const frame = { width: liftWidth, height: liftDepth };
  return [{ checkpoint: 'lift', fits: orientation !== 'no', sentence, frame, load: faceFor(carton, frame) }];
}

function checkRoom(
  item: CarriedBox,
  { roomWidth, roomDepth }: HomeDimensions,
  unit: Unit,
): FitCheckpointResult[] {
  if (roomWidth === undefined || roomDepth === undefined) return [];
  const { beside, before } = getFreeSpaceInRoom(item, { width: roomWidth, depth: roomDepth });
  const stands = beside >= 0 && before >= 0;
  const rest = `${formatFreeSpace(before, unit)} free in front and ${formatFreeSpace(beside, unit)} beside it`;
  const sentence = !stands
    ? 'It’s larger than this room.'
    : before < walkway
      ? `It fits, but leaves only ${rest}. You need ${formatLength(walkway, unit)} to walk past.`
      : `It fits, with at least ${rest}.`;
  const frame = { width: roomWidth, height: roomDepth };
  return [
    { checkpoint: 'room', fits: stands, sentence, frame, load: { width: item.width, height: item.depth } },
  ];
}

const orientationTexts: Record<CarryOrientation, string> = {
  straight: ', as it is',
  'on-end': ', on its side or on end',
  turned: ', at an angle',
  no: '',
};

/** Returns the face that goes through the opening first: the two shortest sides, oriented as the frame. */
function faceFor({ width, depth, height }: CarriedBox, frame: { width: number; height: number }) {
  const [shortest = 0, middle = 0] = [width, depth, height].toSorted((a, b) => a - b);
  const upright = frame.height >= frame.width;
  return upright ? { width: shortest, height: middle } : { width: middle, height: shortest };
}

function volume({ width, depth, height }: CarriedBox): number {
  return width * depth * height;
}
