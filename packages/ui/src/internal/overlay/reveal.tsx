/**
 * How a panel comes and goes: down 8 px, with opacity. Not for what has `position-try-fallbacks`, which takes
 * `fade-in`. (A `.tsx` file, because the style sheet is made from those.)
 */
export const reveal =
  '-translate-y-2 opacity-0 transition-[opacity,translate,display,overlay] transition-discrete duration-160 ease-settle ' +
  'open:translate-y-0 open:opacity-100 starting:open:-translate-y-2 starting:open:opacity-0';
