/** Old → new name of a colour token. Renames `--old` to `--new`, and the utilities `bg-old`, `fill-old` and others. */
export const renamedColors = {
  pati: 'surface-muted',
  'pati-2': 'surface-strong',
  ink: 'text',
  'ink-2': 'text-muted',
  'ink-3': 'text-subtle',
  neel: 'accent',
  'neel-hover': 'accent-hover',
  'neel-soft': 'accent-soft',
  'on-neel': 'on-accent',
  alta: 'sale',
  'alta-soft': 'sale-soft',
  'on-alta': 'on-sale',
  khata: 'promo-surface',
  'on-khata': 'on-promo',
  'khata-ink': 'promo-button-text',
  cloth: 'inverse-surface',
  'on-cloth': 'on-inverse',
  'on-cloth-2': 'on-inverse-muted',
  leaf: 'success',
  'leaf-soft': 'success-soft',
  'on-leaf': 'on-success',
  segun: 'text-warning',
  turmeric: 'warning',
  'on-turmeric': 'on-warning',
  control: 'border-control',
  hairline: 'border-subtle',
  'stage-living': 'backdrop-living',
  'stage-bedroom': 'backdrop-bedroom',
  'stage-dining': 'backdrop-dining',
  'stage-office': 'backdrop-office',
  'stage-kids': 'backdrop-kids',
  'stage-outdoor': 'backdrop-outdoor',
  'stage-decor': 'backdrop-decor',
} as const satisfies Record<string, string>;

/** Old → new utility that takes no value from the theme. */
export const renamedStaticUtilities = {
  'drawn-near': 'defer-offscreen',
  'shown-whole': 'reveal-when-complete',
  'ground-cloth': 'surface-inverse',
  'ground-khata': 'surface-promo',
  'joint-corner': 'corner-mitre',
  'thread-kept': 'stitch-forced-colors',
  'stitch-run': 'stitch-loading',
  'stitch-round': 'stitch-spin',
  'stitch-spend': 'stitch-countdown',
  'stitch-b': 'stitch-bottom',
  'stitch-rule': 'stitch-horizontal',
  'stitch-upright': 'stitch-vertical',
  'stitch-frame': 'stitch-border',
  'fade-away': 'fade-out',
  'range-thumb-itself': 'range-thumb-base',
  measure: 'max-w-prose',
  'shadow-e1': 'shadow-raised',
  'shadow-e2': 'shadow-floating',
  'shadow-e3': 'shadow-overlay',
} as const satisfies Record<string, string>;

const borderUtilities = [
  'divide',
  ...['', '-x', '-y', '-s', '-e', '-t', '-r', '-b', '-l'].map((side) => `border${side}`),
];

/** Tailwind utilities that take a colour. */
const colorUtilities = [
  ...[
    'bg',
    'text',
    'fill',
    'stroke',
    'outline',
    'accent',
    'decoration',
    'caret',
    'ring',
    'from',
    'via',
    'to',
  ],
  ...borderUtilities,
];

/** Tailwind utilities that take a radius. */
const radiusUtilities = [
  '',
  '-s',
  '-e',
  '-t',
  '-r',
  '-b',
  '-l',
  '-ss',
  '-se',
  '-ee',
  '-es',
  '-tl',
  '-tr',
  '-br',
  '-bl',
].map((corner) => `rounded${corner}`);

/** Old → new variable of Tailwind's theme, other than colours. */
export const renamedThemeVariables = {
  '--radius-joint': '--radius-mitre',
  '--text-meta': '--text-small',
  '--z-index-bar': '--z-index-header',
  '--ease-settle': '--ease-enter',
  '--ease-leave': '--ease-exit',
  '--transition-duration-90': '--transition-duration-fast',
  '--transition-duration-160': '--transition-duration-base',
  '--transition-duration-240': '--transition-duration-slow',
  '--transition-duration-400': '--transition-duration-slower',
} as const satisfies Record<string, string>;

/** Variables of colours and shadows that had no prefix. */
const unprefixedVariables = `
  page surface surface-muted surface-strong text text-muted text-subtle accent accent-hover accent-soft
  on-accent focus sale sale-soft on-sale text-warning success success-soft on-success danger border-control
  border-subtle border-strong warning on-warning highlight on-highlight illustration-brown inverse-surface
  on-inverse on-inverse-muted promo-surface on-promo promo-button-text scrim backdrop-living backdrop-bedroom
  backdrop-dining backdrop-office backdrop-kids backdrop-outdoor backdrop-decor shadow-raised shadow-floating
  shadow-overlay
`
  .trim()
  .split(/\s+/);

/** Variables of single components and utilities that had no prefix. They have no value on `:root`. */
const unprefixedComponentVariables = [
  'announcement-height',
  'header-height',
  'kind-lines',
  'link',
  'offscreen-height',
  'ring',
  'stitch-off',
  'table-ground',
];

/** Old → new custom property that differs between modes, such as light and dark. */
export const renamedModeVariables: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(renamedColors).map(([old, current]) => [`--${old}`, `--piri-${current}`]),
  ),
  '--e1': '--piri-shadow-raised',
  '--e2': '--piri-shadow-floating',
  '--e3': '--piri-shadow-overlay',
  ...addPrefix(unprefixedVariables),
};

/** Old → new custom property, such as `'--color-old': '--color-new'`. */
export const renamedCssVariables: Readonly<Record<string, string>> = {
  ...renamedModeVariables,
  ...addPrefix(unprefixedComponentVariables),
  ...Object.fromEntries(
    Object.entries(renamedColors).map(([old, current]) => [`--color-${old}`, `--color-${current}`]),
  ),
  ...renamedThemeVariables,
};

/** Old → new Tailwind utility, without variants: `'bg-old': 'bg-new'`. */
export const renamedUtilities: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    colorUtilities.flatMap((utility) =>
      Object.entries(renamedColors)
        .map(([old, current]) => [`${utility}-${old}`, nameUtility(utility, current)])
        .filter(([old, current]) => old !== current),
    ),
  ),
  // `text-warning` is the brown of a warning as text.
  'text-turmeric': 'text-highlight',
  ...Object.fromEntries(radiusUtilities.map((utility) => [`${utility}-joint`, `${utility}-mitre`])),
  'text-meta': 'text-small',
  'z-bar': 'z-header',
  'ease-settle': 'ease-enter',
  'ease-leave': 'ease-exit',
  'duration-90': 'duration-fast',
  'duration-160': 'duration-base',
  'duration-240': 'duration-slow',
  'duration-400': 'duration-slower',
  ...renamedStaticUtilities,
};

/** `text-muted` instead of `text-text-muted`: colours of texts and edges have short names in their own utilities. */
function nameUtility(utility: string, color: string): string {
  const isBorder = borderUtilities.includes(utility);
  if (color === 'text' && isBorder) return `${utility}-strong`;
  if (color === 'text' && utility === 'text') return 'text-default';
  if (color.startsWith('border-') && isBorder) return `${utility}-${color.slice('border-'.length)}`;
  if (color.startsWith('text-') && utility === 'text') return color;
  return `${utility}-${color}`;
}

/** `accent` → `'--accent': '--piri-accent'`. */
function addPrefix(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [`--${name}`, `--piri-${name}`]));
}
