import type { Measures } from '@piri/contract/measures';
import type { HomeMeasures } from './home-measures.ts';
import { sayAtLeast, sayLength, type Unit } from './lengths.ts';
import { intoLift, type Load, leftInRoom, type Passage, roundLanding, throughDoor } from './ways.ts';

export type Way = 'door' | 'stair' | 'lift' | 'room';

/** One way of a home, and whether the piece takes it. */
export interface Answer {
  way: Way;
  fits: boolean;
  sentence: string;
  /** The opening or the ground it was tried against, and what was laid into it: for the drawing. */
  frame: { width: number; height: number };
  load: { width: number; height: number };
}

/** To walk past, and to open a drawer. */
const walkway = 75;

/**
 * What the home that was measured says to this piece. It comes in its cartons, so they have to pass; the piece itself
 * has to stand in the room, and to leave by the same door one day.
 */
export function answersFor(
  { dimensions, cartons }: Measures,
  home: HomeMeasures,
  unit: Unit = 'cm',
): Answer[] {
  const piece: Load = dimensions;
  const largest = cartons.toSorted((a, b) => volume(b) - volume(a))[0] ?? dimensions;
  return [
    ...doorAnswer(piece, largest, home),
    ...stairAnswer(largest, home),
    ...liftAnswer(largest, home),
    ...roomAnswer(piece, home, unit),
  ];
}

function doorAnswer(piece: Load, carton: Load, { doorWidth, doorHeight = 200 }: HomeMeasures): Answer[] {
  if (doorWidth === undefined) return [];
  const opening = { width: doorWidth, height: doorHeight };
  const [packed, whole] = [throughDoor(carton, opening), throughDoor(piece, opening)];
  const fits = packed !== 'no';
  const sentence = !fits
    ? 'It does not go through this door, not even packed.'
    : whole === 'no'
      ? `Packed, it goes through${how[packed]}. Put together, it does not come out again.`
      : `It goes through${how[packed]}.`;
  return [{ way: 'door', fits, sentence, frame: opening, load: faceFor(carton, opening) }];
}

function stairAnswer(carton: Load, { stairWidth, landing, stairHeight = 220 }: HomeMeasures): Answer[] {
  if (stairWidth === undefined || landing === undefined) return [];
  const passage = roundLanding(carton, { width: stairWidth, landing, height: stairHeight });
  const sentence =
    passage === 'no' ? 'It does not go round this landing.' : `It goes round the landing${how[passage]}.`;
  const frame = { width: stairWidth, height: landing };
  return [{ way: 'stair', fits: passage !== 'no', sentence, frame, load: faceFor(carton, frame) }];
}

function liftAnswer(
  carton: Load,
  { liftWidth, liftDepth, liftHeight = 210, liftDoor }: HomeMeasures,
): Answer[] {
  if (liftWidth === undefined || liftDepth === undefined) return [];
  const lift = {
    width: liftWidth,
    depth: liftDepth,
    height: liftHeight,
    ...(liftDoor !== undefined && { doorWidth: liftDoor }),
  };
  const passage = intoLift(carton, lift);
  const sentence =
    passage === 'no'
      ? 'It does not go into this lift. We carry it up the stairs.'
      : `It goes into the lift${how[passage]}.`;
  const frame = { width: liftWidth, height: liftDepth };
  return [{ way: 'lift', fits: passage !== 'no', sentence, frame, load: faceFor(carton, frame) }];
}

function roomAnswer(piece: Load, { roomWidth, roomDepth }: HomeMeasures, unit: Unit): Answer[] {
  if (roomWidth === undefined || roomDepth === undefined) return [];
  const { beside, before } = leftInRoom(piece, { width: roomWidth, depth: roomDepth });
  const stands = beside >= 0 && before >= 0;
  const rest = `${sayAtLeast(before, unit)} before it and ${sayAtLeast(beside, unit)} beside it`;
  const sentence = !stands
    ? 'It is larger than this room.'
    : before < walkway
      ? `It stands there, but leaves only ${rest}: less than the ${sayLength(walkway, unit)} it takes to walk past.`
      : `It stands there and leaves ${rest}.`;
  const frame = { width: roomWidth, height: roomDepth };
  return [{ way: 'room', fits: stands, sentence, frame, load: { width: piece.width, height: piece.depth } }];
}

const how: Record<Passage, string> = {
  straight: ', as it is',
  'on-end': ', on its side or on end',
  turned: ', at an angle',
  no: '',
};

/** The face that is carried through first: its two shorter sides, lying as the frame lies. */
function faceFor({ width, depth, height }: Load, frame: { width: number; height: number }) {
  const [shortest = 0, middle = 0] = [width, depth, height].toSorted((a, b) => a - b);
  const upright = frame.height >= frame.width;
  return upright ? { width: shortest, height: middle } : { width: middle, height: shortest };
}

function volume({ width, depth, height }: Load): number {
  return width * depth * height;
}
