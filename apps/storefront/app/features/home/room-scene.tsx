import scene from './room-scene.svg?no-inline';

/**
 * The living room of the first screen as appliqué: flat cloth patches, each held by a running stitch, as on a
 * nakshi kantha. By night the lamp is lit. It leaves the left of the wall to the headline. The drawing is a file of
 * its own, so that it is not in every page; what it uses of the page are the colours.
 */
export function RoomScene({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" className={`room-scene ${className}`}>
      <use href={`${scene}#scene`} />
    </svg>
  );
}
