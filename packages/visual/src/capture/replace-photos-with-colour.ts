/**
 * Runs inside the page. Replaces every photograph with its average colour, so that a screenshot shows the story alone,
 * stays small, and does not change if a photograph is replaced. SVG drawings and small icons stay.
 */
export function replacePhotosWithColour(minSide: number): void {
  const canvas = document.createElement('canvas');
  canvas.width = 16;
  canvas.height = 16;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context)
    throw new Error(
      'The browser has no 2D canvas, which is needed to compute the average colour of an image.',
    );
  context.imageSmoothingQuality = 'high';

  for (const image of document.images) {
    const { naturalWidth, naturalHeight, currentSrc } = image;
    if (Math.min(naturalWidth, naturalHeight) < minSide || /\.svg($|[?#])|^data:image\/svg/.test(currentSrc))
      continue;
    context.clearRect(0, 0, 16, 16);
    context.drawImage(image, 0, 0, 16, 16);
    const { data } = context.getImageData(0, 0, 16, 16);
    const sum = [0, 0, 0, 0];
    data.forEach((level, index) => {
      // A transparent pixel adds no colour.
      const weight = index % 4 === 3 ? 1 : (data[index - (index % 4) + 3] ?? 0) / 255;
      sum[index % 4] = (sum[index % 4] ?? 0) + level * weight;
    });
    const pixelCount = (sum[3] ?? 0) / 255 || 1;
    // Round to steps of 16, because another width of the same photograph is a few levels lighter or darker.
    const [red, green, blue] = sum.map((total) => Math.round(total / pixelCount / 16) * 16);
    // Move the image out of sight without changing the layout of its box.
    image.style.setProperty('object-position', '-100000px 0', 'important');
    image.style.setProperty('background', `rgb(${red}, ${green}, ${blue})`, 'important');
  }
}
