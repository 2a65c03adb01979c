/** The zoom of an image: its scale, and the offset of its centre from the centre of its frame. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export interface FrameSize {
  width: number;
  height: number;
}

export const noZoom: Zoom = { scale: 1, x: 0, y: 0 };

/** The maximum scale. Beyond it, a photograph shows pixels instead of material. */
const closest = 5;

/** Scales the zoom while the given point stays in place. The point is relative to the centre of the frame. */
export function zoomByFactorAt(
  zoom: Zoom,
  factor: number,
  point: { x: number; y: number },
  frame: FrameSize,
): Zoom {
  const scale = Math.min(closest, Math.max(1, zoom.scale * factor));
  const grown = scale / zoom.scale;
  return keepInside(
    { scale, x: point.x - (point.x - zoom.x) * grown, y: point.y - (point.y - zoom.y) * grown },
    frame,
  );
}

/** Moves the image, but not so far that the frame shows anything beyond its edge. */
export function pan(zoom: Zoom, x: number, y: number, frame: FrameSize): Zoom {
  return keepInside({ ...zoom, x: zoom.x + x, y: zoom.y + y }, frame);
}

function keepInside({ scale, x, y }: Zoom, { width, height }: FrameSize): Zoom {
  if (scale <= 1) return noZoom;
  const [across, down] = [((scale - 1) * width) / 2, ((scale - 1) * height) / 2];
  return { scale, x: Math.min(across, Math.max(-across, x)), y: Math.min(down, Math.max(-down, y)) };
}
