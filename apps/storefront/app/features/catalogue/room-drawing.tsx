import type { Stage } from '@piri/contract/catalogue';

/** One piece for each room, drawn as it would be marked out on cloth before sewing. */
const pieces: Record<Stage, string> = {
  living:
    'M44 88V62q0-10 10-11 46-4 92 0 46-4 92 0 10 1 10 11v26M146 52v54M26 92q0-8 8-8h8q8 0 8 8v52H26zM242 92q0-8 8-8h8q8 0 8 8v52h-24zM50 106h192v20H50zM50 144h192v-18M38 144l-4 16M254 144l4 16',
  bedroom:
    'M40 40h200v88H40zM56 128V96q0-8 8-8h64q8 0 8 8v32M144 128V96q0-8 8-8h64q8 0 8 8v32M28 128h224v28H28zM36 156v14M244 156v14M60 56h160',
  dining:
    'M96 24q44-10 88 0l-8 14q-36-8-72 0zM104 38l4 66M128 33l2 70M152 33l-2 70M176 38l-4 66M90 104h100l8 14H82zM90 118l-10 54M190 118l10 54M86 144h108',
  office: 'M28 78h224v14H28zM40 92l-8 80M240 92l8 80M148 92h92v50h-92zM148 117h92M190 104h8M190 129h8M66 78V44h62v34zM97 78v-6',
  kids: 'M40 108h116v16H40zM56 124l-10 48M140 124l10 48M150 76h96v14h-96zM166 90l-6 82M230 90l6 82M58 108V66h40v42zM98 108V84h30v24M166 76V52h26v24',
  outdoor:
    'M140 14v26M86 100Q84 40 140 40t54 60q0 44-54 44t-54-44zM98 108q42 24 84 0M94 84h92M112 50l-14 80M168 50l14 80M140 40v103M110 144q30 12 60 0',
  decor: 'M118 26h44l20 52H98zM140 78v78M116 160h48M34 172h212M200 172v-30q0-14 12-14t12 14v30M212 128q-14-20-8-44M212 128q12-14 24-18M212 128q-2-26 10-42',
};

export function RoomDrawing({ stage, className }: { stage: Stage; className?: string }) {
  return (
    <svg viewBox="0 0 280 180" aria-hidden="true" className={className}>
      <path
        d={pieces[stage]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
        strokeDasharray="8 6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
