import { SilhouetteFrame, type SilhouetteFrameProps } from './silhouette-frame.tsx';
import { getSilhouetteId } from './silhouette-id.ts';

/**
 * A `Silhouette` from a file, for pages that would otherwise carry many drawings and all that draws them. It is seen
 * when the file has arrived, and drawn by its width, depth and height alone.
 */
export function SilhouetteSprite({ drawings, ...props }: SilhouetteSpriteProps) {
  return <SilhouetteFrame {...props} view={<use href={`${drawings}#${getSilhouetteId(props)}`} />} />;
}

export interface SilhouetteSpriteProps extends Omit<SilhouetteFrameProps, 'view'> {
  /** Address of a file that `buildSilhouetteSprite` has made with this piece in it. */
  drawings: string;
}
