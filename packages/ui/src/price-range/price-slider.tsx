import { cx } from 'class-variance-authority';

/**
 * The track from the lowest to the highest price, with two native sliders on it of which only the thumbs are visible.
 */
export function PriceSlider({
  min,
  max,
  step,
  disabled,
  low,
  high,
  format,
  names,
  labels,
  onChange,
}: PriceSliderProps) {
  const share = (price: number) => (max > min ? (price - min) / (max - min) : 0);
  const thumb = { min, max, disabled };
  // A typed price may lie between two steps, and the browser would round it to the nearest step.
  const stepAt = (price: number) => ((price - min) % step === 0 ? step : 1);
  const moved = (from: number, to: number) => {
    const steps = (to - min) / step;
    return Math.min(max, min + step * (to > from ? Math.ceil(steps) : Math.floor(steps)));
  };
  return (
    <div className="relative h-11 text-subtle">
      <div className="stitch-horizontal absolute inset-x-0 top-1/2 -mt-px" />
      <div
        className={cx(
          'absolute top-1/2 -mt-[1.5px] h-[3px] forced-colors:bg-[Highlight]',
          disabled ? 'bg-border-control' : 'bg-accent',
        )}
        style={{ insetInlineStart: along(share(low)), insetInlineEnd: along(1 - share(high)) }}
      />
      <input
        {...thumb}
        type="range"
        name={names[0]}
        aria-label={labels.from}
        aria-valuetext={format(low)}
        step={stepAt(low)}
        value={low}
        onChange={(event) => onChange([Math.min(moved(low, event.target.valueAsNumber), high), high])}
        // If both thumbs are at the upper end, only the lower one can still be moved, so it is on top.
        className={cx('range-thumb', share(low) > 0.5 && 'z-1')}
      />
      <input
        {...thumb}
        type="range"
        name={names[1]}
        aria-label={labels.to}
        aria-valuetext={format(high)}
        step={stepAt(high)}
        value={high}
        onChange={(event) => onChange([low, Math.max(moved(high, event.target.valueAsNumber), low)])}
        className="range-thumb"
      />
    </div>
  );
}

interface PriceSliderProps {
  min: number;
  max: number;
  step: number;
  disabled: boolean | undefined;
  low: number;
  high: number;
  format: (price: number) => string;
  names: readonly [string, string] | readonly [];
  labels: { from: string; to: string };
  onChange: (range: readonly [number, number]) => void;
}

/** Returns the position of a thumb's centre. The thumb is 24 px wide, and its edge never leaves the track. */
function along(share: number): string {
  return `calc(12px + ${share} * (100% - 24px))`;
}
