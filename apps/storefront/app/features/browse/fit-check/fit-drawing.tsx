import type { FitCheckpointResult } from './check-fit-at-checkpoints.ts';

/**
 * A drawing of the opening as a frame with the carried item in it, at the same scale, in the style of the dimension
 * drawings.
 */
export function FitDrawing({ result: { frame, load, fits, checkpoint } }: { result: FitCheckpointResult }) {
  const room = 1.12;
  const across = Math.max(frame.width, load.width) * room;
  const high = Math.max(frame.height, load.height) * room;
  // A door and a room are drawn on the floor; a lift and a landing are seen from above.
  const bottom = checkpoint === 'door';
  const frameX = (across - frame.width) / 2;
  const frameY = bottom ? high - frame.height : (high - frame.height) / 2;
  const loadX = (across - load.width) / 2;
  // The item is drawn against the wall, and the free space in front of it.
  const loadY = bottom ? high - load.height : checkpoint === 'room' ? frameY : (high - load.height) / 2;
  const line = Math.max(across, high) / 160;
  return (
    <svg
      viewBox={`${-line} ${-line} ${across + 2 * line} ${high + 2 * line}`}
      aria-hidden="true"
      className="h-44 w-full"
      fill="none"
      strokeWidth={line}
    >
      <rect
        x={frameX}
        y={frameY}
        width={frame.width}
        height={frame.height}
        className="fill-surface stroke-text"
      />
      <rect
        x={loadX}
        y={loadY}
        width={load.width}
        height={load.height}
        strokeDasharray={`${line * 5} ${line * 4}`}
        className={fits ? 'fill-accent/12 stroke-accent' : 'fill-danger/12 stroke-danger'}
      />
    </svg>
  );
}
