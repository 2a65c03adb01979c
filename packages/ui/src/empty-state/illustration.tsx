import { cx } from 'class-variance-authority';
import { type ComponentProps, Fragment } from 'react';

/** The layers of each illustration, the lowest first: the shape and the seam on it. Drawn at 160 × 120. */
const drawings = {
  stool: [
    {
      cloth: 'indigo',
      cut: 'M18 30h124q6 0 6 6v14q0 6-6 6H18q-6 0-6-6V36q0-6 6-6Z',
      seam: 'M20 35h120q3 0 3 3v10q0 3-3 3H20q-3 0-3-3V38q0-3 3-3Z',
    },
    {
      cloth: 'indigo',
      cut: 'M46 60h24c-2 22-9 36-22 46H24c13-12 20-26 22-46Z',
      seam: 'M58 63c-2 17-8 30-17 40',
    },
    {
      cloth: 'indigo',
      cut: 'M92 60h24v26c0 9 6 12 14 8v10c-18 8-38 4-38-16Z',
      seam: 'M104 63v24c0 11 7 16 22 13',
    },
  ],
  sofa: [
    {
      cloth: 'straw',
      cut: 'M30 26q0-6 6-6h40v60H30Zm54-6h40q6 0 6 6v54H84Z',
      seam: 'M35 72V29q0-4 4-4h32v47m18 0V25h32q4 0 4 4v43',
    },
    {
      cloth: 'indigo',
      cut: 'M14 52q0-5 5-5h10q5 0 5 5v20h92V52q0-5 5-5h10q5 0 5 5v46H14Z',
      seam: 'M19 93V55q0-3 3-3h4q3 0 3 3v22h102V55q0-3 3-3h4q3 0 3 3v38Z',
    },
    { cloth: 'brown', cut: 'M26 100h10l-3 12h-4Zm98 0h10l-3 12h-4Z' },
  ],
  basket: [
    {
      cloth: 'brown',
      cut: 'M50 46q0-32 30-32t30 32h-9q0-23-21-23T59 46Z',
      seam: 'M54.5 46q0-27.5 25.5-27.5T105.5 46',
    },
    {
      cloth: 'indigo',
      cut: 'M20 46h120l-13 58q-1 4-5 4H38q-4 0-5-4Z',
      seam: 'M26 51h108l-11 50q-1 2-3 2H40q-2 0-3-2Z',
    },
    { cloth: 'yellow', cut: 'M62 62h36v30H62Z', seam: 'M66 66h28v22H66Z' },
  ],
  heart: [
    { cloth: 'straw', cut: 'M28 12h104v96H28Z', seam: 'M33 17h94v86H33Z' },
    {
      cloth: 'indigo',
      cut: 'M80 94S46 74 46 50c0-11 8-19 18-19 7 0 13 4 16 10 3-6 9-10 16-10 10 0 18 8 18 19 0 24-34 44-34 44Z',
      seam: 'M80 88S51 70 51 50c0-8 6-14 13-14 7 0 12 4 16 13 4-9 9-13 16-13 7 0 13 6 13 14 0 20-29 38-29 38Z',
    },
  ],
  parcel: [
    { cloth: 'brown', cut: 'M20 36h120v72H20Z', seam: 'M25 41h110v62H25Z' },
    { cloth: 'straw', cut: 'm20 36 14-22h92l14 22Z', seam: 'm27 32 9-14h88l9 14' },
    { cloth: 'indigo', cut: 'M66 14h28v54H66Z', seam: 'M71 14v49h18V14' },
  ],
  glass: [
    { cloth: 'brown', cut: 'm102 84 11-11 33 31q4 5 0 10t-10 0Z', seam: 'm110 81 30 28' },
    {
      cloth: 'indigo',
      cut: 'M70 8a44 44 0 1 1 0 88 44 44 0 0 1 0-88Z',
      seam: 'M70 15.5a36.5 36.5 0 1 1 0 73 36.5 36.5 0 0 1 0-73Z',
    },
    { cloth: 'straw', cut: 'M70 23a29 29 0 1 1 0 58 29 29 0 0 1 0-58Z' },
  ],
  plug: [
    { cloth: 'brown', cut: 'M54 47h18v8H54Zm0 18h18v8H54Z' },
    {
      cloth: 'indigo',
      cut: 'M0 53h14V36h26q18 0 18 24T40 84H14V67H0Z',
      seam: 'M19 41h20q14 0 14 19T39 79H19Z',
    },
    {
      cloth: 'straw',
      cut: 'M160 53h-14V36h-26q-18 0-18 24t18 24h26V67h14Z',
      seam: 'M141 41h-20q-14 0-14 19t14 19h20Z',
    },
  ],
} as const satisfies Record<string, readonly Shape[]>;

const cloths = {
  indigo: { cloth: 'fill-accent', thread: 'stroke-surface' },
  brown: { cloth: 'fill-illustration-brown', thread: 'stroke-surface' },
  yellow: { cloth: 'fill-highlight', thread: 'stroke-on-highlight' },
  straw: { cloth: 'fill-surface-strong', thread: 'stroke-accent' },
};

/** An illustration in appliqué style. Hidden from screen readers, because the text beside it says it all. */
export function Illustration({ name, className, ...props }: IllustrationProps) {
  const shapes: readonly Shape[] = drawings[name];
  return (
    <svg
      data-slot="illustration"
      data-name={name}
      viewBox="0 0 160 120"
      width="160"
      height="120"
      aria-hidden="true"
      className={cx('h-auto shrink-0', className)}
      {...props}
    >
      {shapes.map(({ cloth, cut, seam }) => (
        <Fragment key={cut}>
          <path
            d={cut}
            className={cx(
              cloths[cloth].cloth,
              'forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]',
            )}
          />
          {seam && (
            <path
              d={seam}
              strokeWidth="1.4"
              strokeDasharray="6 4"
              className={cx('fill-none forced-colors:stroke-[CanvasText]', cloths[cloth].thread)}
            />
          )}
        </Fragment>
      ))}
    </svg>
  );
}

interface Shape {
  cloth: 'indigo' | 'brown' | 'yellow' | 'straw';
  cut: string;
  seam?: string;
}

export type IllustrationName = keyof typeof drawings;

export interface IllustrationProps extends Omit<ComponentProps<'svg'>, 'name' | 'children'> {
  name: IllustrationName;
}
