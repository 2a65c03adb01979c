/** The dimensions of a home, by their names in the address. */
export const homeDimensionParamNames = [
  'doorWidth',
  'doorHeight',
  'stairWidth',
  'landing',
  'stairHeight',
  'liftWidth',
  'liftDepth',
  'liftHeight',
  'liftDoor',
  'roomWidth',
  'roomDepth',
] as const;
