import { SilhouetteFrame, type SilhouetteFrameProps } from './silhouette-frame.tsx';
import { getSilhouetteId } from './silhouette-id.ts';

/**
 * A `Silhouette` from a file, for pages that would otherwise contain many drawings and the code for them. It appears
 * when the file has loaded, and is drawn from width, depth and height alone.
 */
export function SilhouetteFromSprite({ spriteUrl, ...props }: SilhouetteFromSpriteProps) {
  return <SilhouetteFrame {...props} view={<use href={`${spriteUrl}#${getSilhouetteId(props)}`} />} />;
}

export interface SilhouetteFromSpriteProps extends Omit<SilhouetteFrameProps, 'view'> {
  /** The address of a file from `buildSilhouetteSprite` that contains this item. */
  spriteUrl: string;
}
