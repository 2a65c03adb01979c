import { ElevationPaths } from './elevation-paths.tsx';
import { drawFront } from './front-views/front-views.ts';
import { SilhouetteFrame, type SilhouetteFrameProps } from './silhouette-frame.tsx';

/**
 * A drawing of an item from its dimensions, for items without a photograph. It fills its frame and stands on a floor
 * line 17 % from the bottom, as cut-out images do. Items that hang or lie flat are centred. Renders an `<svg>`.
 */
export function Silhouette(props: SilhouetteProps) {
  return (
    <SilhouetteFrame {...props} view={<ElevationPaths view={drawFront(props.name, props.dimensions)} />} />
  );
}

export interface SilhouetteProps extends Omit<SilhouetteFrameProps, 'view'> {}
