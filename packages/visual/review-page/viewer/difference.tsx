import { Caption } from './caption.tsx';
import { Pane } from './pane.tsx';
import { RegionBoxes } from './region-boxes.tsx';
import { Shot } from './shot.tsx';
import type { Stage } from './stage.ts';

/** The drawing of the pixels that differ. */
export function Difference({ name, size, scale, difference, regions, current, onWheelZoom }: Stage) {
  if (!difference) return null;
  const side = { source: difference.source, hash: '', ...size };
  return (
    <div className="relative flex min-h-0 flex-1">
      <Caption words="What differs" />
      <Pane
        label={`What differs in ${name}`}
        {...size}
        scale={scale}
        onWheelZoom={onWheelZoom}
        className="pt-6"
      >
        <Shot side={side} alt={`The differing pixels of ${name}`} scale={scale} />
        <RegionBoxes regions={regions} scale={scale} current={current} />
      </Pane>
    </div>
  );
}
