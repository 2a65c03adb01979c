import type { ComponentProps } from 'react';

/**
 * The living room of the first screen as appliqué: flat cloth patches, each held by a running stitch, as on a
 * nakshi kantha. By night the lamp is lit. It leaves the left of the wall to the headline.
 */
export function RoomScene({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 1440 760" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={className}>
      <g data-part="wall">
        <path className="fill-pati" d="M0 0h1440v612H0z" />
        <path className="fill-surface opacity-60 dark:hidden" d="M690 0h330l330 612H1020zM1080 0h120l240 450v162h-30z" />
        <path className="hidden fill-turmeric opacity-15 dark:block" d="M976 612 1088 196h44l136 416zM1074 138 962-90h310L1148 138z" />
      </g>
      <g data-part="floor">
        <path className="fill-pati-2" d="M0 612h1440v148H0z" />
        <path className="stroke-control" strokeWidth="1.5" d="M0 612h1440" />
        <path className="fill-none stroke-hairline" strokeWidth="1.5" d="M0 660h1440M0 712h1440M180 612v48M620 612v48M1330 612v48M60 660v52M930 660v52M1240 660v52M330 712v48M780 712v48M1120 712v48" />
      </g>
      <Patch className="fill-surface" d="M330 742 430 656h560l74 86z" />
      <path className="fill-none stroke-neel" strokeWidth="5" d="M372 726 438 668h540l48 58z" />
      <path className="fill-none stroke-khata" strokeWidth="3" strokeDasharray="16 12" d="M402 712 446 680h520l30 32z" />

      <g data-part="picture">
        <Patch className="fill-segun" d="M652 150h150v204H652z" />
        <path className="fill-surface" d="M662 160h130v184H662z" />
        <path className="fill-cloth" d="M688 214c0-26 20-40 40-38s34 18 30 42-22 38-40 36-30-18-30-40z" />
        <path className="fill-khata" d="M722 272c4-18 20-24 38-20s24 20 20 36-20 24-36 20-26-18-22-36z" />
        <path className="fill-turmeric" d="M694 292c2-14 12-20 22-16s16 16 12 28-14 16-24 12-12-12-10-24z" />
      </g>

      <g data-part="plant" transform="translate(926)">
        <path className="fill-none stroke-leaf" strokeWidth="3" strokeLinecap="round" d="M352 420c-4-50-22-86-44-112M354 420c0-60 4-96 2-132M356 420c6-50 26-84 50-104" />
        <path className="fill-leaf" d="M308 308c-16-2-24-12-26-26 16 2 26 10 26 26zM322 336c-18 2-28-4-34-16 16-4 28 2 34 16zM336 366c-14 6-26 2-36-8 14-8 28-4 36 8zM356 290c-10-10-12-22-4-36 10 12 12 24 4 36zM356 330c10-14 22-18 36-14-6 14-20 20-36 14zM354 350c-12-10-24-12-36-6 10 12 22 14 36 6zM406 316c14-8 18-18 16-32-14 6-20 18-16 32zM388 346c16 4 28 0 36-12-16-6-28-2-36 12zM374 376c14 8 26 6 38-4-12-10-26-8-38 4z" />
        <Patch className="fill-surface" d="M334 420h42l6 20c10 30-8 50-27 50s-37-20-27-50z" />
        <Patch className="fill-segun" d="M284 490h142v14H284zM348 504h14l10 126h32l4 14h-106l4-14h32z" />
      </g>

      <g data-part="sofa">
        <Patch className="fill-hairline" d="M486 452c0-18 14-26 60-28s110-2 124 0h2c14-2 80-2 124 0h2c14-2 78-2 124 0 46 2 60 10 60 28v100H486z" />
        <path className="fill-none stroke-ink-3" strokeWidth="1.5" strokeDasharray="8 6" d="M651 428v124M817 428v124" />
        <Patch className="fill-cloth stroke-on-cloth" d="m498 446 92-16 18 88-94 18z" />
        <Patch className="fill-turmeric" d="m876 442 84 4-4 84-88-6z" />
        <Patch className="fill-hairline" d="M478 546h504v40H478z" />
        <path className="fill-none stroke-ink-3" strokeWidth="1.5" strokeDasharray="8 6" d="M646 546v40M814 546v40" />
        <Patch className="fill-hairline" d="M436 494c0-16 12-22 28-22s28 6 28 22v138h-56zM968 494c0-16 12-22 28-22s28 6 28 22v138h-56z" />
        <Patch className="fill-hairline" d="M492 586h476v44H492z" />
        <path className="fill-segun" d="M456 632h18l-6 36h-8zM986 632h18l-4 36h-8z" />
      </g>

      <g data-part="lamp" transform="translate(-48)">
        <path className="fill-segun" d="M1154 234h8v424h-8zM1118 656h80v10h-80z" />
        <Patch className="fill-surface dark:fill-turmeric" d="M1122 138h72l26 98H1096z" />
      </g>

      <g data-part="table">
        <Patch className="fill-segun" d="M640 620h210c8 0 14 4 14 9s-6 9-14 9H640c-8 0-14-4-14-9s6-9 14-9z" />
        <path className="fill-segun" d="m664 638h16l-10 86h-10zM810 638h16l4 86h-10z" />
        <path className="fill-surface stroke-ink-3" d="M682 608h70v12h-70z" />
        <path className="fill-ink" d="M780 604h46c0 12-10 16-23 16s-23-4-23-16z" />
      </g>

      <g data-part="stool" transform="translate(52)">
        <Patch className="fill-neel stroke-page" d="M1046 634h168c4 0 6 2 6 6v12c0 4-2 6-6 6h-168c-4 0-6-2-6-6v-12c0-4 2-6 6-6z" />
        <path className="fill-neel" d="M1078 658h24c-2 36-8 60-22 76h-28c16-16 24-42 26-76zM1160 658h24c0 30 2 46 8 52 4 4 8 2 14-2v20c-8 6-14 8-22 8-18 0-24-22-24-78z" />
      </g>
    </svg>
  );
}

function Patch({ className, ...props }: ComponentProps<'path'>) {
  return <path strokeWidth="1.5" strokeDasharray="8 6" className={`stroke-ink-3 ${className}`} {...props} />;
}
