/** An exploded view of the stool, with a label for each layer of the workbench. Each layer builds on those below it. */
export function DesignSystemLayersDiagram({ labels }: { labels: DesignSystemLayersDiagramLabels }) {
  return (
    <svg
      viewBox="0 0 560 330"
      className="h-auto w-full"
      role="img"
      aria-label="An exploded view of a stool, labelled Screens, Components, Commerce and Foundations"
    >
      <path
        d="M128 206 290 298 378 245 234 160Z"
        className="fill-none stroke-on-inverse-muted"
        strokeDasharray="6 5"
      />
      <g className="fill-none stroke-highlight" strokeDasharray="6 5">
        <path d="M189 96v36M310 150v36M282 138v44" />
      </g>
      <g
        className="fill-[color-mix(in_oklab,#000_28%,var(--piri-inverse-surface))] stroke-on-inverse"
        strokeWidth="1.2"
        strokeLinejoin="round"
      >
        <path d="m226 166 70 40v14l-70-40Z M226 166l12-8 70 40-12 8Zm70 40 12-8v14l-12 8Z" />
        <path d="M171 144l10 6-6 62-10-5Zm10 6 51-29-6 62-51 29Zm-10-6 51-29 10 6-51 29Z" />
        <path d="m181 128 10 6v12l-10-6Zm10 6 10-6v12l-10 6Zm-10-6 10-6 10 6-10 6Zm28-16 10 6v8l-10-6Zm10 6 10-6v8l-10 6Zm-10-6 10-6 10 6-10 6Z" />
        <path d="M270 194l10 6 4 76-10-6Zm10 6 48-26 6 74-50 28Zm-10-6 48-26 10 6-48 26Z" />
        <path d="m278 178 10 6v12l-10-6Zm10 6 10-6v12l-10 6Zm-10-6 10-6 10 6-10 6Zm29-16 10 6v8l-10-6Zm10 6 10-6v8l-10 6Zm-10-6 10-6 10 6-10 6Z" />
      </g>
      <g
        className="fill-[color-mix(in_oklab,var(--piri-on-inverse-muted)_14%,var(--piri-inverse-surface))] stroke-on-inverse"
        strokeWidth="1.2"
        strokeLinejoin="round"
      >
        <path d="M141 59v12l140 81v-12Zm140 81v12l75-44V96Z" />
        <path d="M215 16 356 96l-75 44L141 59Z" />
        <path d="m215 36 11 7-11 6-11-6Zm-26 15 11 6-11 7-11-7Zm120 38 11 7-11 6-11-6Zm-27 16 11 6-11 7-11-7Z" />
      </g>
      <g className="fill-on-inverse stroke-on-inverse-muted">
        <path d="M335 100h55M172 172H110M286 210h104M290 298h100" strokeDasharray="6 5" />
        <circle cx="335" cy="100" r="3" />
        <circle cx="172" cy="172" r="3" />
        <circle cx="286" cy="210" r="3" />
        <circle cx="290" cy="298" r="3" />
      </g>
      <g className="fill-on-inverse text-small" fontWeight="600">
        <text x="398" y="98">
          Screens
        </text>
        <text x="102" y="170" textAnchor="end">
          Components
        </text>
        <text x="398" y="208">
          Commerce
        </text>
        <text x="398" y="296">
          Foundations
        </text>
      </g>
      <g className="fill-on-inverse-muted text-small">
        <text x="398" y="116">
          {labels.screens}
        </text>
        <text x="102" y="188" textAnchor="end">
          {labels.components}
        </text>
        <text x="398" y="226">
          {labels.commerce}
        </text>
        <text x="398" y="314">
          {labels.foundations}
        </text>
      </g>
    </svg>
  );
}

export interface DesignSystemLayersDiagramLabels {
  screens: string;
  components: string;
  commerce: string;
  foundations: string;
}
