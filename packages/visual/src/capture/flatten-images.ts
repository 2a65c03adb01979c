/**
 * Runs inside the page. Gives every photograph the one colour it has on average: a picture of a story is about
 * the story, stays small, and does not change when a photograph is taken anew. Drawings (SVG) and small signs stay.
 */
export function flattenImages(leastSide: number): void {
  const canvas = document.createElement('canvas');
  canvas.width = 16;
  canvas.height = 16;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser has no canvas to find the colour of a photograph with.');
  context.imageSmoothingQuality = 'high';

  for (const image of document.images) {
    const { naturalWidth, naturalHeight, currentSrc } = image;
    if (
      Math.min(naturalWidth, naturalHeight) < leastSide ||
      /\.svg($|[?#])|^data:image\/svg/.test(currentSrc)
    )
      continue;
    context.clearRect(0, 0, 16, 16);
    context.drawImage(image, 0, 0, 16, 16);
    const { data } = context.getImageData(0, 0, 16, 16);
    const sum = [0, 0, 0, 0];
    data.forEach((level, at) => {
      // A transparent point has no colour to add.
      const weight = at % 4 === 3 ? 1 : (data[at - (at % 4) + 3] ?? 0) / 255;
      sum[at % 4] = (sum[at % 4] ?? 0) + level * weight;
    });
    const points = (sum[3] ?? 0) / 255 || 1;
    // In steps, since another width of the same photograph is a few levels lighter or darker.
    const [red, green, blue] = sum.map((total) => Math.round(total / points / 16) * 16);
    // The box stays as it is laid out; what was drawn in it is pushed out of sight.
    image.style.setProperty('object-position', '-100000px 0', 'important');
    image.style.setProperty('background', `rgb(${red}, ${green}, ${blue})`, 'important');
  }
}
