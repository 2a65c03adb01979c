import { drawFront } from './front-views/front-views.ts';
import { SilhouetteFrame, type SilhouetteFrameProps } from './silhouette-frame.tsx';
import { ViewPaths } from './view-paths.tsx';

/**
 * A piece drawn from its measures, where there is no photograph of it. Fills its frame and stands on a floor line 17 %
 * from the bottom, as the cut-outs do; what hangs or lies flat is set in the middle. Renders an `<svg>`.
 */
export function Silhouette(props: SilhouetteProps) {
  return <SilhouetteFrame {...props} view={<ViewPaths view={drawFront(props.outline, props.measures)} />} />;
}

export interface SilhouetteProps extends Omit<SilhouetteFrameProps, 'view'> {}
