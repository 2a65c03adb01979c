import { z } from 'zod';

/** An image in all its widths, as pages need it. */
export interface ResponsiveImage {
  /** The address without width and extension: `/pictures/living-room/day-wide-1a2b3c4d`. */
  path: string;
  widths: number[];
  width: number;
  height: number;
  /** The dominant colour, shown until the image has loaded. */
  colour: string;
  /** The vertical focus of a crop, from the top (0) to the bottom (1), if any. */
  level?: number;
}

/** A room scene in one light, cropped for landscape and portrait screens. */
export interface SceneCrops {
  alt: string;
  wide: ResponsiveImage;
  tall: ResponsiveImage;
}

export interface Scene {
  day: SceneCrops;
  night: SceneCrops;
}

export type SceneLighting = keyof Scene;

/** The position of an item in a room scene, as fractions of its width and height. */
export interface Hotspot {
  product: string;
  x: number;
  y: number;
}

/** The index of images. Lookups return undefined if there is no image. */
export interface ImageIndex {
  scene(id: string): Scene | undefined;
  /** Returns the scene and the light of an image by its path; undefined if it is not a room scene. */
  seenIn(path: string): { scene: Scene; light: SceneLighting } | undefined;
  /** The items in a room scene, by crop. */
  hotspots(id: string, crop: 'wide' | 'tall'): Hotspot[];
  product(id: string, variant: string, view: string): ResponsiveImage | undefined;
}

const encoded = {
  view: z.string(),
  hash: z.string(),
  width: z.number(),
  height: z.number(),
  widths: z.array(z.number()).nonempty(),
  colour: z.string(),
};
const hotspot = z.object({ product: z.string(), x: z.number(), y: z.number() });
const record = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('product'), pictures: z.array(z.object({ ...encoded, variant: z.string() })) }),
  z.object({
    kind: z.literal('scene'),
    pictures: z.array(z.object({ ...encoded, crop: z.string(), hotspots: z.array(hotspot).default([]) })),
  }),
]);
const room = z.object({
  alt: z.object({ day: z.string(), night: z.string() }),
  level: z.number().exactOptional(),
});

/** The content of files by id, which is the file's name. */
export type FileContentsById = ReadonlyMap<string, unknown>;

/** Builds the index from the catalogue's image records and room descriptions. */
export function buildImageIndex(records: FileContentsById, rooms: FileContentsById): ImageIndex {
  const products = new Map<string, ResponsiveImage>();
  // Identical lists share one array, so that the page's data contains it only once.
  const lists = new Map<string, number[]>();
  const scenes = new Map<string, Scene>();
  const seen = new Map<string, { scene: Scene; light: SceneLighting }>();
  const hotspots = new Map<string, Hotspot[]>();
  for (const [id, content] of records) {
    const { kind, pictures } = record.parse(content);
    const named = new Map<string, ResponsiveImage>();
    for (const { view, hash, width, height, colour, ...own } of pictures) {
      const widths = lists.getOrInsert(own.widths.join(), own.widths);
      const name = 'crop' in own ? `${view}-${own.crop}` : `${own.variant}-${view}`;
      if ('hotspots' in own) hotspots.set(`${id} ${own.crop}`, own.hotspots);
      named.set(name, { path: `/pictures/${id}/${name}-${hash}`, widths, width, height, colour });
    }
    if (kind === 'product') for (const [name, image] of named) products.set(`${id} ${name}`, image);
    const scene = kind === 'scene' && sceneOf(named, room.parse(rooms.get(id)));
    if (!scene) continue;
    scenes.set(id, scene);
    for (const light of ['day', 'night'] as const) {
      for (const { path } of [scene[light].wide, scene[light].tall]) seen.set(path, { scene, light });
    }
  }
  return {
    scene: (id) => scenes.get(id),
    seenIn: (path) => seen.get(path),
    hotspots: (id, crop) => hotspots.get(`${id} ${crop}`) ?? [],
    product: (id, variant, view) => products.get(`${id} ${variant}-${view}`),
  };
}

function sceneOf(
  images: ReadonlyMap<string, ResponsiveImage>,
  { alt, ...seen }: z.output<typeof room>,
): Scene | undefined {
  const view = (light: SceneLighting): SceneCrops | undefined => {
    const wide = images.get(`${light}-wide`);
    const tall = images.get(`${light}-tall`);
    return wide && tall && { alt: alt[light], wide: { ...wide, ...seen }, tall };
  };
  const day = view('day');
  const night = view('night');
  return day && night && { day, night };
}
