/** How a picture lies in its frame: how many times as large, and how far its middle is from the middle of the frame. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export interface Frame {
  width: number;
  height: number;
}

export const noZoom: Zoom = { scale: 1, x: 0, y: 0 };

/** Closer than this a photograph of a sofa shows its pixels and not its cloth. */
const closest = 5;

/** Larger or smaller, while the point under the finger stays where it is. The point counts from the middle of the frame. */
export function zoomAt(zoom: Zoom, factor: number, point: { x: number; y: number }, frame: Frame): Zoom {
  const scale = Math.min(closest, Math.max(1, zoom.scale * factor));
  const grown = scale / zoom.scale;
  return keepInside(
    { scale, x: point.x - (point.x - zoom.x) * grown, y: point.y - (point.y - zoom.y) * grown },
    frame,
  );
}

/** Moved, but never so far that the frame shows what lies beyond the picture. */
export function pan(zoom: Zoom, x: number, y: number, frame: Frame): Zoom {
  return keepInside({ ...zoom, x: zoom.x + x, y: zoom.y + y }, frame);
}

function keepInside({ scale, x, y }: Zoom, { width, height }: Frame): Zoom {
  if (scale <= 1) return noZoom;
  const [across, down] = [((scale - 1) * width) / 2, ((scale - 1) * height) / 2];
  return { scale, x: Math.min(across, Math.max(-across, x)), y: Math.min(down, Math.max(-down, y)) };
}
