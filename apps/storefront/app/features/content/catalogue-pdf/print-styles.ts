const column = { paper: 182, count: 4, gap: 5 };

/**
 * The frame of an item's image in millimetres: as wide as a column. `level` is the vertical position of the crop, slightly
 * above the floor line.
 */
export const imageFrameMm = {
  width: (column.paper - column.gap * (column.count - 1)) / column.count,
  height: 36,
  level: 0.8,
};

/** The styles for A4. On a screen, the document is a column of white paper in either theme. */
export const printStyles = `
@page { size: A4; margin: 14mm 14mm 18mm; }
:root { color-scheme: light; }
body { max-width: ${column.paper}mm; margin: 0 auto; background: var(--piri-surface); color: var(--piri-text); font: 10pt/1.45 var(--piri-font-text); }
a { color: inherit; text-decoration: none; }
a::after { content: none !important; }
header { display: flex; flex-direction: column; min-height: 262mm; }
h1, h2, h3, .shop { font-family: var(--piri-font-display); font-weight: 400; line-height: 1.1; }
.shop { font-size: 20pt; padding-bottom: 6mm; border-bottom: 1.5px dashed var(--piri-accent); }
h1 { font-size: 44pt; margin: 42mm 0 6mm; }
nav { margin-top: 16mm; }
nav li { display: grid; grid-template-columns: 44mm 1fr; gap: 6mm; padding: 3mm 0; border-top: 1px solid var(--piri-border-subtle); }
nav a { font-weight: 600; font-size: 11pt; }
nav span, .foot, li p { color: var(--piri-text-muted); }
.foot { margin-top: auto; }
.room { break-before: page; }
.seen { display: block; width: 100%; height: 76mm; object-fit: cover; object-position: 50% 80%; margin-bottom: 6mm; border-radius: 0.5mm 6mm 0.5mm 0.5mm; print-color-adjust: exact; }
h2 { font-size: 28pt; padding-bottom: 4mm; border-bottom: 1.5px dashed var(--piri-accent); }
h3 { font-size: 15pt; margin: 5mm 0 3mm; break-after: avoid; }
.room ul { display: grid; grid-template-columns: repeat(${column.count}, 1fr); gap: ${column.gap}mm; }
.room li { break-inside: avoid; }
.stage { display: block; width: 100%; height: ${imageFrameMm.height}mm; object-fit: cover; object-position: 50% ${imageFrameMm.level * 100}%; background: var(--piri-surface-muted); margin-bottom: 2mm; print-color-adjust: exact; }
.stage.whole { object-fit: contain; }
.stage p { display: grid; height: 100%; place-content: center; font-family: var(--piri-font-display); font-size: 14pt; }
.stage svg { width: 100%; height: 100%; }
h4 { font-weight: 600; font-size: 10.5pt; line-height: 1.3; }
li p { font-size: 9pt; }
li .price { color: var(--piri-text); font-weight: 600; font-size: 10.5pt; font-variant-numeric: tabular-nums; margin-top: 1mm; }
s { color: var(--piri-text-subtle); font-weight: 400; font-size: 9pt; }
`;
