import { Link } from 'react-router-dom';
import type { ResponsiveImage } from '../../../../server/files/image-index.ts';
import { getDetailsHref } from '../../catalogue/items/links.ts';
import { getFallbackImageProps, ImageSource } from '../../platform/images/image-source.tsx';

const drawing = {
  viewBox: '0 0 1440 400',
  preserveAspectRatio: 'xMidYMax slice',
  'aria-hidden': true,
} as const;

/** An illustration of a missing sofa: its stitched outline on the wall, and a stool in front. */
export function NotFoundIllustration({
  stool,
  className,
}: {
  stool: ResponsiveImage | undefined;
  className?: string;
}) {
  return (
    <div className={className}>
      <svg {...drawing} aria-hidden="true" className="block size-full">
        <path className="fill-surface-strong" d="M-900 190h3240v230H-900z" />
        <path className="fill-page" d="M-900 176h3240v14H-900z" />
        <path
          className="fill-none stroke-accent"
          strokeWidth="1.8"
          strokeDasharray="8 6"
          strokeLinejoin="round"
          d="M426 118V30q0-8 8-9 82-6 166 0 8 1 8 9v88M616 118V30q0-8 8-9 82-6 166 0 8 1 8 9v88M806 118V30q0-8 8-9 82-6 166 0 8 1 8 9v88M374 82q0-6 6-6h38q6 0 6 6v126h-50zM996 82q0-6 6-6h38q6 0 6 6v126h-50zM426 124h182v44H426zM616 124h182v44H616zM806 124h182v44H806zM424 208h572M408 210l8 44h8l4-44M992 210l4 44h8l8-44"
        />
        {!stool && (
          <g className="fill-illustration-brown" transform="translate(28 8)">
            <path d="M1130 208h196q8 0 8 8v12q0 8-8 8h-196q-8 0-8-8v-12q0-8 8-8z" />
            <path d="M1160 236h26q-2 34-20 64h-32q24-30 26-64zM1272 236h26q0 36 8 42t16-4v20q-10 8-22 8-28 0-28-66z" />
          </g>
        )}
      </svg>
      {stool && (
        <picture>
          <ImageSource image={stool} sizes="(width >= 48rem) 26vw, 44vw" />
          <img
            {...getFallbackImageProps(stool)}
            alt=""
            className="absolute -end-[3%] -bottom-[14%] w-[44%] md:-end-[0.8%] md:w-[25.7%]"
          />
        </picture>
      )}
      <svg {...drawing} aria-hidden="true" className="absolute inset-0 size-full max-md:hidden">
        <path className="stroke-text" strokeWidth="1.6" strokeDasharray="8 6" d="m1306 152-22 60" />
        <circle className="fill-page stroke-accent" strokeWidth="7" cx="1280" cy="222" r="7" />
      </svg>
      <Link
        to={getDetailsHref('piri-stool')}
        discover="none"
        className="absolute end-4 bottom-[66%] flex min-h-11 items-center rounded-chip bg-surface px-3.5 text-small shadow-raised underline-offset-3 hover:underline md:end-8 md:bottom-[61%]"
      >
        Sit here in the meantime
      </Link>
    </div>
  );
}
