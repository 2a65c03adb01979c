interface SilhouettePaths {
  /** The size of the item in centimetres, which is the canvas of the paths. */
  width: number;
  height: number;
  /** The percentage of the frame's width that it takes. */
  share: number;
  /**
   * Placed on the floor line, or seen from above.
   * @default 'floor'
   */
  mounting?: 'floor' | 'above';
  /** Legs and frames, as the `d` of a path. */
  frame?: string;
  body: string;
  /** Seams, slats and handles: stroked, not filled. */
  lines?: string;
}

/** Line drawings of furniture for stories that need an image. */
const silhouetteFixtures = {
  sofa: {
    width: 205,
    height: 84,
    share: 81,
    frame: 'M6.5 70L11.5 70L10.5 84L8 84ZM198.5 70L193.5 70L194.5 84L197 84Z',
    body: 'M13.5 40V5q0-4 4-4Q42.8-1 68.2 1q4 0 4 4V40ZM73.2 40V5q0-4 4-4Q102.5-1 127.8 1q4 0 4 4V40ZM132.8 40V5q0-4 4-4Q162.2-1 187.5 1q4 0 4 4V40ZM13 54.5V43q0-3 3-3H69.7q3 0 3 3V54.5q0 2-2 2H15q-2 0-2-2ZM72.7 54.5V43q0-3 3-3H129.3q3 0 3 3V54.5q0 2-2 2H74.7q-2 0-2-2ZM132.3 54.5V43q0-3 3-3H189q3 0 3 3V54.5q0 2-2 2H134.3q-2 0-2-2ZM13 70V56.5H192V70ZM0 68V26q0-4 4-4H9q4 0 4 4V68q0 2-2 2H2q-2 0-2-2ZM192 68V26q0-4 4-4H201q4 0 4 4V68q0 2-2 2H194q-2 0-2-2Z',
  },
  divan: {
    width: 185,
    height: 72,
    share: 79,
    frame:
      'M0 72V2q0-2 2-2H3q2 0 2 2V72H0ZM180 72V2q0-2 2-2H183q2 0 2 2V72H180ZM5 6V3q0-2 2-2H178q2 0 2 2V6H5ZM5 48V40H180V48Z',
    body: 'M5 38V33q0-3 3-3H177q3 0 3 3V38q0 2-2 2H7q-2 0-2-2ZM6 19V19q0-11 11-11H17q11 0 11 11V19q0 11-11 11H17q-11 0-11-11ZM157 19V19q0-11 11-11H168q11 0 11 11V19q0 11-11 11H168q-11 0-11-11Z',
    lines:
      'M33.9 30L33.9 6M43.7 30L43.7 6M53.4 30L53.4 6M63.2 30L63.2 6M73 30L73 6M82.7 30L82.7 6M92.5 30L92.5 6M102.3 30L102.3 6M112 30L112 6M121.8 30L121.8 6M131.6 30L131.6 6M141.3 30L141.3 6M151.1 30L151.1 6',
  },
  armchair: {
    width: 72,
    height: 88,
    share: 65,
    frame: 'M5.5 70L10.5 70L9.5 88L7 88ZM66.5 70L61.5 70L62.5 88L65 88Z',
    body: 'M11.5 45V5q0-4 4-4Q36-1 56.5 1q4 0 4 4V45ZM11 56.8V48q0-3 3-3H58q3 0 3 3V56.8q0 2-2 2H13q-2 0-2-2ZM11 70V58.8H61V70ZM0 68V32q0-4 4-4H7q4 0 4 4V68q0 2-2 2H2q-2 0-2-2ZM61 68V32q0-4 4-4H68q4 0 4 4V68q0 2-2 2H63q-2 0-2-2Z',
  },
  stool: {
    width: 38,
    height: 18,
    share: 49,
    body: 'M3.2 2.9L9.1 2.9L7.8 18L.9 18ZM34.8 2.9L28.9 2.9L30.2 18L37.1 18ZM8.7 10.4V8.1H29.3V10.4ZM0 2.4V1.4q0-1.4 1.4-1.4H36.6q1.4 0 1.4 1.4V2.4q0 .5-.5 .5H.5q-.5 0-.5-.5Z',
  },
  bed: {
    width: 168,
    height: 105,
    share: 77,
    frame:
      'M0 84V71.8q0-1.5 1.5-1.5H166.5q1.5 0 1.5 1.5V84q0 1-1 1H1q-1 0-1-1ZM3 105V85H9V105ZM159 105V85H165V105ZM0 70.3V2q0-2 2-2H4q2 0 2 2V70.3H0ZM162 70.3V2q0-2 2-2H166q2 0 2 2V70.3H162ZM6 8V2q0-2 2-2H160q2 0 2 2V8H6Z',
    body: 'M13.5 51.4V40.4q0-4 4-4Q48 34.4 78.5 36.4q4 0 4 4V51.4ZM85.5 51.4V40.4q0-4 4-4Q120 34.4 150.5 36.4q4 0 4 4V51.4ZM8 68.3V56.4q0-5 5-5H155q5 0 5 5V68.3q0 2-2 2H10q-2 0-2-2Z',
    lines:
      'M13.1 34.4L13.1 8M27.3 34.4L27.3 8M41.5 34.4L41.5 8M55.6 34.4L55.6 8M69.8 34.4L69.8 8M84 34.4L84 8M98.2 34.4L98.2 8M112.4 34.4L112.4 8M126.5 34.4L126.5 8M140.7 34.4L140.7 8M154.9 34.4L154.9 8M8 61.8Q84 64.6 160 61.8',
  },
  'dining-set': {
    width: 150,
    height: 76,
    share: 75,
    frame:
      'M25.5 33V31q0-1 1-1H66.5q1 0 1 1V33q0 1-1 1H26.5q-1 0-1-1ZM27.5 76V34H30.5V76ZM62.5 76V34H65.5V76ZM82.5 33V31q0-1 1-1H123.5q1 0 1 1V33q0 1-1 1H83.5q-1 0-1-1ZM119.5 76V34H122.5V76ZM84.5 76V34H87.5V76Z',
    body: 'M0 3.5V1.5q0-1.5 1.5-1.5H148.5q1.5 0 1.5 1.5V3.5q0 .5-.5 .5H.5q-.5 0-.5-.5ZM7.5 76V4H13.5V76ZM136.5 76V4H142.5V76Z',
    lines: 'M28.5 30L28.5 4M121.5 30L121.5 4',
  },
  'centre-table': {
    width: 110,
    height: 42,
    share: 69,
    body: 'M11 3.4L17 3.4L16 42L13 42ZM99 3.4L93 3.4L94 42L97 42ZM17 28V25.5H93V28ZM0 2.9V1.5q0-1.5 1.5-1.5H108.5q1.5 0 1.5 1.5V2.9q0 .5-.5 .5H.5q-.5 0-.5-.5Z',
  },
  rug: {
    mounting: 'above',
    width: 150,
    height: 210,
    share: 81,
    frame:
      'M4.2 210L4.2 0M12.5 210L12.5 0M20.8 210L20.8 0M29.2 210L29.2 0M37.5 210L37.5 0M45.8 210L45.8 0M54.2 210L54.2 0M62.5 210L62.5 0M70.8 210L70.8 0M79.2 210L79.2 0M87.5 210L87.5 0M95.8 210L95.8 0M104.2 210L104.2 0M112.5 210L112.5 0M120.8 210L120.8 0M129.2 210L129.2 0M137.5 210L137.5 0M145.8 210L145.8 0',
    body: 'M0 205V5H150V205Z',
    lines:
      'M0 179.6V173.3H150V179.6ZM0 150.2V143.9H150V150.2ZM0 108.2V101.9H150V108.2ZM0 66.2V59.9H150V66.2ZM0 36.8V30.5H150V36.8Z',
  },
  'floor-lamp': {
    width: 42,
    height: 158,
    share: 76,
    frame: 'M7.1 158V156.5q0-1.5 1.5-1.5H33.4q1.5 0 1.5 1.5V158H7.1ZM19.8 155V31.6H22.2V155Z',
    body: 'M0 31.6L42 31.6L34.4 0L7.6 0Z',
    lines: 'M29.4 31.6L29.4 43.6',
  },
  sideboard: {
    width: 120,
    height: 95,
    share: 71,
    frame: 'M7.2 80L12.2 80L10.7 95L8.2 95ZM112.8 80L107.8 80L109.3 95L111.8 95Z',
    body: 'M1 80V3H119V80ZM0 2.5V1q0-1 1-1H119q1 0 1 1V2.5q0 .5-.5 .5H.5q-.5 0-.5-.5Z',
    lines:
      'M3.5 76V5H40.5V76ZM7 73V8H37V73ZM14.5 73L14.5 8M22 73L22 8M29.5 73L29.5 8M7 51.3L37 51.3M7 29.7L37 29.7M41.5 76V5H78.5V76ZM45 73V8H75V73ZM52.5 73L52.5 8M60 73L60 8M67.5 73L67.5 8M45 51.3L75 51.3M45 29.7L75 29.7M79.5 76V5H116.5V76ZM83 73V8H113V73ZM90.5 73L90.5 8M98 73L98 8M105.5 73L105.5 8M83 51.3L113 51.3M83 29.7L113 29.7',
  },
  bookshelf: {
    width: 80,
    height: 180,
    share: 78,
    body: 'M0 180V1.5q0-1.5 1.5-1.5H78.5q1.5 0 1.5 1.5V180H0Z',
    lines: 'M2 178V2H78V178ZM2 142.8L78 142.8M2 107.6L78 107.6M2 72.4L78 72.4M2 37.2L78 37.2M40 178L40 2',
  },
  bench: {
    width: 120,
    height: 46,
    share: 71,
    body: 'M0 46V8H6V46ZM114 46V8H120V46ZM0 7V6q0-1 1-1H8.6q1 0 1 1V7q0 1-1 1H1q-1 0-1-1ZM110.4 7V6q0-1 1-1H119q1 0 1 1V7q0 1-1 1H111.4q-1 0-1-1ZM6 7V3q0-3 3-3H111q3 0 3 3V7H6ZM6 27V24q0-1 1-1H113q1 0 1 1V27q0 1-1 1H7q-1 0-1-1Z',
    lines:
      'M10.9 23L10.9 7M20.7 23L20.7 7M30.5 23L30.5 7M40.4 23L40.4 7M50.2 23L50.2 7M60 23L60 7M69.8 23L69.8 7M79.6 23L79.6 7M89.5 23L89.5 7M99.3 23L99.3 7M109.1 23L109.1 7',
  },
} satisfies Record<string, SilhouettePaths>;

export type SilhouetteFixtureName = keyof typeof silhouetteFixtures;

export function getSilhouetteFixture(name: SilhouetteFixtureName): SilhouettePaths {
  return silhouetteFixtures[name];
}
