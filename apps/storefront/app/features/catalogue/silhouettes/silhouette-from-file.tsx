import { drawingId } from './drawing-id.ts';
import { SilhouetteFrame, type SilhouetteFrameProps } from './silhouette-frame.tsx';

/**
 * A `Silhouette` from a file, for pages that would otherwise carry many drawings and all that draws them. It is seen
 * when the file has arrived, and drawn by its width, depth and height alone.
 */
export function SilhouetteFromFile({ drawings, ...props }: SilhouetteFromFileProps) {
  return <SilhouetteFrame {...props} view={<use href={`${drawings}#${drawingId(props)}`} />} />;
}

export interface SilhouetteFromFileProps extends Omit<SilhouetteFrameProps, 'view'> {
  /** Address of a file that `silhouetteFile` has made with this piece in it. */
  drawings: string;
}
