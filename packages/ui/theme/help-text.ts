import { exampleColour } from './example-colour.ts';

export const helpText = `Makes a theme for @piri/ui from the colours of a brand, and checks the contrast of a theme.

  npx piri-ui-theme make --accent '${exampleColour}' --out theme.css
  npx piri-ui-theme make brand.json --out theme.css
  npx piri-ui-theme check theme.css
  npx piri-ui-theme check brand.json

In a folder without the package, write npx -p @piri/ui piri-ui-theme.

make   Writes a style sheet with all variables that the brand changes, in four modes: light, dark, and both if the
       user prefers more contrast. The colours of the brand are those of light mode, and a colour that has the required
       contrast there is not changed. One that has not is made lighter or darker by as little as possible; the command
       lists each change. Without --out it prints the sheet. Import the sheet after @piri/ui/styles.css or
       @piri/ui/tailwind.css.

check  Prints the contrast of every pair of colours that the components use, in every mode, and exits with 1 if one
       is too low. It reads a style sheet as a browser does: over the package's own values, by layers, specificity
       and order. A brand is checked as it is, before any change.

Required contrast
  aa   4.5 for texts, 3 for edges of controls, the focus ring and illustrations: WCAG AA, the default.
  aaa  7 for texts, 4.5 for edges and the like. If the user prefers more contrast, this is required in any case.

brand.json, in which everything is optional:

  {
    "accent": "${exampleColour}",        actions, links, the focus ring
    "sale": "#b3261e",          reduced prices and offers
    "highlight": "#ffd166",     the badge "new", the background of a warning
    "neutral": "#20303a",       tints the page, surfaces, texts and edges
    "contrast": "aa",           what light and dark mode must reach: aa or aaa
    "font": { "text": "Inter, system-ui, sans-serif", "display": "Fraunces, Georgia, serif" },
    "radius": { "chip": "4px", "control": "10px", "card": "16px", "full": "9999px", "mitre": "16px" },
    "fontSize": { "small": "0.875rem", "body": "1rem" },
    "spacing": "0.25rem"
  }

A file in the Design Tokens format that replaces steps of the palette works as well; its colours keep their steps.

Options
  --accent <colour>   make: one colour instead of a file. Hex, a CSS name, rgb(), hsl() or oklch().
  --out <file>        make: the file to write.
  --contrast <level>  aa or aaa, instead of that of brand.json.
  -h, --help          This page.

Exit code: 0 if all pairs have the required contrast, 1 if one has not or a file cannot be read.`;
