import { type Unit, units } from './lengths.ts';

export const unitNames: Record<Unit, { long: string; short: string }> = {
  cm: { long: 'Centimetres', short: 'cm' },
  in: { long: 'Inches', short: 'inches' },
};

/** The place on the page where one comes out who has chosen another unit. */
export const unitSwitchId = 'unit';

/** Sends the form it stands in, to come back with everything that was typed in the other unit. */
export function UnitSwitch({ unit }: { unit: Unit }) {
  return (
    <p id={unitSwitchId} className="flex flex-wrap items-center gap-3">
      {/* What Enter in a field presses is the first button of a form. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
        Try it
      </button>
      I measure in
      {units.map((one) => (
        <button
          key={one}
          type="submit"
          name="to"
          value={one}
          aria-pressed={one === unit}
          className={`min-h-11 ${one === unit ? 'font-semibold' : 'underline'}`}
        >
          {unitNames[one].long}
        </button>
      ))}
    </p>
  );
}
