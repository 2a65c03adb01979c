import { type Unit, units } from './lengths.ts';

export const unitNames: Record<Unit, { long: string; short: string }> = {
  cm: { long: 'Centimetres', short: 'cm' },
  in: { long: 'Inches', short: 'inches' },
};

/** The id of the switch, to which the page scrolls after the unit has changed. */
export const unitSwitchId = 'unit';

/** A switch that submits its form and converts the typed values to the other unit. */
export function UnitSwitch({ unit }: { unit: Unit }) {
  return (
    <p id={unitSwitchId} className="flex flex-wrap items-center gap-3">
      {/* Enter in a field activates the first submit button of a form. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
        Check
      </button>
      Units
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
