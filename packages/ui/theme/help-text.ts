export const helpText = `Makes a theme for @piri/ui from the colours of a brand, and checks the contrast of a theme.

  npx -p @piri/ui piri-ui-theme make --accent '#0a5c36' --out theme.css
  npx -p @piri/ui piri-ui-theme make brand.json --out theme.css
  npx -p @piri/ui piri-ui-theme check theme.css
  npx -p @piri/ui piri-ui-theme check brand.json

make   Writes a style sheet with all variables that the brand changes, in four modes: light, dark, and both if the
       user prefers more contrast. A colour that is not readable is made lighter or darker by as little as possible;
       the command lists each change. Without --out it prints the sheet. Import the sheet beside @piri/ui/styles.css
       or @piri/ui/tailwind.css, in any order.

check  Prints the contrast of every pair of colours that the components use, in every mode, and exits with 1 if one
       is too low. It reads a style sheet as a browser does: over the package's own values, by layers, specificity
       and order. A brand is checked as it is, before any change.

brand.json, in which everything is optional:

  {
    "accent": "#0a5c36",        actions, links, the focus ring
    "sale": "#b3261e",          reduced prices and offers
    "highlight": "#ffd166",     the badge "new", the background of a warning
    "neutral": "#20303a",       tints the page, surfaces, texts and edges
    "font": { "text": "Inter, system-ui, sans-serif", "display": "Fraunces, Georgia, serif" },
    "radius": { "chip": "4px", "control": "10px", "card": "16px", "full": "9999px", "mitre": "16px" },
    "fontSize": { "small": "0.875rem", "body": "1rem" },
    "spacing": "0.25rem"
  }

A file in the Design Tokens format that replaces steps of the palette works as well; its colours keep their steps.

Options
  --accent <colour>   make: one colour instead of a file. Hex, a CSS name, rgb(), hsl() or oklch().
  --out <file>        make: the file to write.
  -h, --help          This page.

Exit code: 0 if all pairs are readable, 1 if one is not or a file cannot be read.`;
