import type { ItemSize, Point3d } from './image-camera.ts';
import type { ProductJob } from './jobs.ts';

/**
 * The outermost points that an item can reach, relative to its size: −1 to 1 across and from front to back, 0 to 1 up.
 */
export type Hull = readonly Point3d[];

type Span = readonly [from: number, to: number];

/** An item that fills its box to the corners. */
export const boxHull: Hull = createBlock([-1, 1], [-1, 1], [0, 1]);

/** A round item, which never reaches the corners of its box. */
const round: Hull = Array.from({ length: 64 }, (_, i) => [
  Math.cos((i * Math.PI) / 32),
  Math.sin((i * Math.PI) / 32),
]).flatMap(([x = 0, y = 0]) => [
  [x, y, 0],
  [x, y, 1],
]);

/** A filled case: flat at its corners, full in its middle. */
const pillow: Hull = [
  ...createBlock([-1, 1], [-1, 1], [0, 0.4]),
  ...createBlock([-0.5, 0.5], [-0.5, 0.5], [0, 1]),
];

/** A roll that lies along its width, tied at both ends. */
const roll: Hull = [
  ...round.map(([across, height]): [number, number, number] => [0.86, across, (height + 1) / 2]),
  ...round.map(([across, height]): [number, number, number] => [-0.86, across, (height + 1) / 2]),
  ...createBlock([-1, 1], [-0.2, 0.2], [0.3, 0.5]),
];

/** Runners that lift at both ends, arms above their front, and a crest far behind: they are never all in one plane. */
const rocker: Hull = [
  ...createBlock([-0.87, 0.87], [-0.1, 0.1], [0, 0]),
  ...createBlock([-0.87, 0.87], [-1, 1], [0.09, 0.14]),
  ...createBlock([-1, 1], [-0.7, 0.45], [0.57, 0.62]),
  ...createBlock([-0.87, 0.87], [0.8, 0.9], [1, 1]),
];

/** A tub on four legs: widest at its arms, narrower at its feet, highest in the middle of its back. */
const tub: Hull = [
  ...createBlock([-0.93, 0.93], [-1, -1], [0, 0.45]),
  ...createBlock([-0.7, 0.7], [1, 1], [0, 0]),
  ...createBlock([-1, 1], [-0.2, 0.3], [0.6, 0.71]),
  ...createBlock([-0.6, 0.6], [0.7, 1], [1, 1]),
];

/** Chairs along the sides and at the ends of a table; none stands at a corner. */
const gathering: Hull = [
  ...createBlock([-1, 1], [-0.62, 0.62], [0, 1]),
  ...createBlock([-0.84, 0.84], [-1, 1], [0, 1]),
];

/** Widest near its rim; above it are only a cord and its cap. */
const hanging: Hull = round.flatMap(([x, y, z]): Point3d[] =>
  z === 0
    ? [
        [x, y, 0],
        [x, y, 0.14],
      ]
    : [[0.2 * x, 0.2 * y, 1]],
);

/** A table with a chair at either end. */
const pair: Hull = [
  ...createBlock([-1, 1], [-0.7, 0.7], [0, 1]),
  ...createBlock([-0.45, 0.45], [-1, 1], [0, 0.88]),
];

/** A stem on crossed feet with baskets on three sides, each with a plant. */
const tiered: Hull = [
  ...createBlock([-0.93, 0.93], [-0.93, 0.93], [0, 0.03]),
  ...[
    { low: 0.12, turn: 165 },
    { low: 0.47, turn: -22 },
    { low: 0.82, turn: -128 },
  ].flatMap(({ low, turn }) => {
    const [x, y] = [0.54 * Math.cos((turn * Math.PI) / 180), 0.54 * Math.sin((turn * Math.PI) / 180)];
    return round.map(([across, deep, up]): Point3d => [x + 0.46 * across, y + 0.46 * deep, low + 0.12 * up]);
  }),
  [0, 0, 1],
];

/** A runner on the floor, arms that are wider and end before the back does, and a leaning back. */
const springing: Hull = [
  ...createBlock([-0.8, 0.8], [-1, 1], [0, 0.03]),
  ...createBlock([-1, 1], [-0.6, 0.3], [0.7, 0.73]),
  ...createBlock([-0.82, 0.82], [0.7, 0.9], [1, 1]),
];

/** A ring on the floor; above it a narrower basket, and the top of a bow. */
const swinging: Hull = [
  ...round.map(([x, y, z]): Point3d => [x, y, 0.04 * z]),
  [-0.84, 0, 0.4],
  [0.84, 0, 0.4],
  [0, 0, 1],
];

/** A disc at the back, an elbow, and a shade that points forward and down. */
const bent: Hull = [
  ...round.map(([x, y, z]): Point3d => [x, 0.59 + 0.41 * y, 0.045 * z]),
  ...round.map(([x, y]): Point3d => [0.68 * x, -0.84 - 0.16 * y, 0.8 + 0.1 * y]),
  [0, -0.25, 1],
];

const bodies: Readonly<Record<string, Hull>> = {
  'floor-lamp': round,
  'side-table': round,
  vase: round,
  'pedestal-table': round,
  pouf: round,
  'bamboo-stool': round,
  planter: round,
  'braided-rug': round,
  cushion: pillow,
  bolster: roll,
  'table-lamp': round,
  'rocking-chair': rocker,
  'cane-armchair': tub,
  'dining-set': gathering,
  'small-dining-set': gathering,
  'large-dining-set': gathering,
  'pendant-lamp': hanging,
  'garden-set': pair,
  'plant-stand': tiered,
  'ergonomic-chair': swivelling([-0.4, 0.35]),
  'executive-chair': swivelling([-0.7, 0.35]),
  'visitor-chair': springing,
  'cane-swing': swinging,
  'desk-lamp': bent,
};

/** Returns the hull of the item of a job. */
export function getHull({
  family,
  size,
  parameters,
}: Pick<ProductJob, 'family' | 'size' | 'parameters'>): Hull {
  const { chaise, return: side } = parameters;
  if (family === 'sofa' && (chaise === 'left' || chaise === 'right')) return cornerSofa(size, chaise);
  if (family === 'corner-desk') return cornerDesk(size, side === 'right' ? 'right' : 'left');
  return bodies[family] ?? boxHull;
}

/** A top along the back, 90 cm deep, and at one end a return of 48 cm. */
function cornerDesk({ width, depth }: ItemSize, side: 'left' | 'right'): Hull {
  const inner = 1 - (2 * 48) / width;
  const wing: Span = side === 'left' ? [-1, -inner] : [inner, 1];
  return [
    ...createBlock([-1, 1], [1 - (2 * 90) / depth, 1], [0, 1]),
    ...createBlock(wing, [-1, 1], [0, 0.95]),
  ];
}

/** A bench along the back, 88 cm deep, and at one end a chaise of a third of the width, no higher than a seat. */
function cornerSofa({ depth }: ItemSize, chaise: 'left' | 'right'): Hull {
  const lounge: Span = chaise === 'left' ? [-1, -0.3] : [0.3, 1];
  return [
    ...createBlock([-1, 1], [1 - (2 * 88) / depth, 1], [0, 1]),
    ...createBlock(lounge, [-1, 1], [0, 0.5]),
  ];
}

/** Five feet in a star, arms as wide as the feet, and a head rest far behind. */
function swivelling(arms: Span): Hull {
  const feet = [-90, -18, 54, 126, 198].flatMap((turn): Point3d[] => {
    const [x, y] = [Math.cos((turn * Math.PI) / 180) / 0.951, Math.sin((turn * Math.PI) / 180)];
    return [0, 0.06].map((z): Point3d => [x, y, z]);
  });
  return [
    ...feet,
    ...createBlock([-0.96, 0.96], arms, [0.56, 0.57]),
    ...createBlock([-0.42, 0.42], [0.6, 0.9], [1, 1]),
  ];
}

function createBlock(across: Span, deep: Span, up: Span): Hull {
  return across.flatMap((x) => deep.flatMap((y) => up.map((z): Point3d => [x, y, z])));
}
