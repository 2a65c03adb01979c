import { z } from 'zod';

/** A picture in all its widths, as pages need it. */
export interface ResponsiveImage {
  /** The address without width and format: `/pictures/living-room/day-wide-1a2b3c4d`. */
  path: string;
  widths: number[];
  width: number;
  height: number;
  /** What most of it is coloured like; shown until the picture is there. */
  colour: string;
  /** Where a frame that is lower looks, from the top (0) to the bottom (1), if anywhere in particular. */
  level?: number;
}

/** A room in one light, cut for wide screens and for upright ones. */
export interface SceneCrops {
  alt: string;
  wide: ResponsiveImage;
  tall: ResponsiveImage;
}

export interface Scene {
  day: SceneCrops;
  night: SceneCrops;
}

export type SceneTheme = keyof Scene;

/** Where a piece is seen in the picture of a room, in shares of its width and height. */
export interface Hotspot {
  product: string;
  x: number;
  y: number;
}

/** What is pictured. Undefined where the picture has not been taken. */
export interface ImageIndex {
  scene(id: string): Scene | undefined;
  /** The room that is seen in a picture, and by which light, by the picture's path; undefined of any other picture. */
  seenIn(path: string): { scene: Scene; light: SceneTheme } | undefined;
  /** The pieces that are seen in a room as it is cut for wide or for upright screens. */
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

/** A file's content by the id it is named for. */
export type FilesById = ReadonlyMap<string, unknown>;

/** Sorts the catalogue's records of its pictures, and what its rooms are called, into what pages ask for. */
export function buildImageIndex(records: FilesById, rooms: FilesById): ImageIndex {
  const products = new Map<string, ResponsiveImage>();
  // A list that stands in many pictures is written into a page's data once, if it is one and the same list.
  const lists = new Map<string, number[]>();
  const scenes = new Map<string, Scene>();
  const seen = new Map<string, { scene: Scene; light: SceneTheme }>();
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
    if (kind === 'product') for (const [name, picture] of named) products.set(`${id} ${name}`, picture);
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
  pictures: ReadonlyMap<string, ResponsiveImage>,
  { alt, ...seen }: z.output<typeof room>,
): Scene | undefined {
  const view = (light: SceneTheme): SceneCrops | undefined => {
    const wide = pictures.get(`${light}-wide`);
    const tall = pictures.get(`${light}-tall`);
    return wide && tall && { alt: alt[light], wide: { ...wide, ...seen }, tall };
  };
  const day = view('day');
  const night = view('night');
  return day && night && { day, night };
}
