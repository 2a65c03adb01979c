/** The place where a sofa stood: its outline still sewn on the wall, and one stool to sit on meanwhile. */
export function MissingSofa({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 1440 320" preserveAspectRatio="xMidYMax slice" aria-hidden="true" className={className}>
      <path className="fill-pati-2" d="M-900 190h3240v130H-900z" />
      <path className="fill-page" d="M-900 176h3240v14H-900z" />
      <path
        className="fill-none stroke-neel"
        strokeWidth="1.8"
        strokeDasharray="8 6"
        strokeLinejoin="round"
        d="M426 118V30q0-8 8-9 82-6 166 0 8 1 8 9v88M616 118V30q0-8 8-9 82-6 166 0 8 1 8 9v88M806 118V30q0-8 8-9 82-6 166 0 8 1 8 9v88M374 82q0-6 6-6h38q6 0 6 6v126h-50zM996 82q0-6 6-6h38q6 0 6 6v126h-50zM426 124h182v44H426zM616 124h182v44H616zM806 124h182v44H806zM424 208h572M408 210l8 44h8l4-44M992 210l4 44h8l8-44"
      />
      <g className="fill-segun" transform="translate(-52)">
        <path d="M1130 208h196q8 0 8 8v12q0 8-8 8h-196q-8 0-8-8v-12q0-8 8-8z" />
        <path d="M1160 236h26q-2 34-20 64h-32q24-30 26-64zM1272 236h26q0 36 8 42t16-4v20q-10 8-22 8-28 0-28-66z" />
      </g>
    </svg>
  );
}
