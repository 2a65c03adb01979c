/** A division of the country, and its tile on the map as a `grid-area` of columns and rows. */
export interface DivisionTile {
  id: string;
  name: string;
  area: string;
}

/**
 * The eight divisions as tiles of a patchwork, each on the correct side of its neighbours. It is not a map of borders
 * or coasts: only the relative directions are correct.
 */
export const divisionTiles: readonly DivisionTile[] = [
  { id: 'rangpur', name: 'Rangpur', area: '[grid-area:1/1/5/5]' },
  { id: 'mymensingh', name: 'Mymensingh', area: '[grid-area:4/5/7/9]' },
  { id: 'sylhet', name: 'Sylhet', area: '[grid-area:4/9/8/13]' },
  { id: 'rajshahi', name: 'Rajshahi', area: '[grid-area:5/1/9/5]' },
  { id: 'dhaka', name: 'Dhaka', area: '[grid-area:7/5/11/9]' },
  { id: 'khulna', name: 'Khulna', area: '[grid-area:9/1/14/5]' },
  { id: 'barishal', name: 'Barishal', area: '[grid-area:11/5/14/9]' },
  { id: 'chattogram', name: 'Chattogram', area: '[grid-area:8/9/16/13]' },
];
