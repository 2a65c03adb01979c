import sharp from 'sharp';

const solid = 240;

/**
 * Returns the dominant colour of the furniture: the mean of the fullest of 4096 colour boxes. The mean of all pixels
 * would be a brown that neither the fabric nor the wood has.
 */
export async function calculateDominantColour(image: Buffer): Promise<string> {
  const { data } = await sharp(image).resize(200).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const boxes = new Map<number, { red: number; green: number; blue: number; count: number }>();
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha < solid) continue;
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const box = boxes.get(key) ?? { red: 0, green: 0, blue: 0, count: 0 };
    box.red += red;
    box.green += green;
    box.blue += blue;
    box.count++;
    boxes.set(key, box);
  }
  let fullest = { red: 0, green: 0, blue: 0, count: 0 };
  for (const box of boxes.values()) if (box.count > fullest.count) fullest = box;
  if (fullest.count === 0) throw new Error('The picture shows no furniture: none of its pixels is opaque.');
  const { red, green, blue, count } = fullest;
  return `#${[red, green, blue]
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
