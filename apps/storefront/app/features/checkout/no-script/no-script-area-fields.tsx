import { Button } from '@piri/ui/button';
import { Field, FieldError, FieldHint, FieldLabel } from '@piri/ui/field';
import { Select } from '@piri/ui/select';
import { formatTaka } from '../../catalogue/prices/use-selected-currency-format.ts';
import { formatShortDateWithWeekday } from '../../platform/dates/format-short-date-with-weekday.ts';
import { checkoutLabels } from '../form/checkout-form-texts.ts';
import type { AreaLevel } from './area-selection.ts';
import type { NoScriptFormState } from './no-script-order.ts';
import { getTargetId, scrollTargetMarginClass } from './scroll-target.ts';

/**
 * The fields for division, district and upazila. Each submission shows the next list, and finally the delivery charge.
 */
export function NoScriptAreaFields({ form }: { form: NoScriptFormState }) {
  const { offered, next, area } = form.areaSelection;
  return (
    <div className="grid gap-4 md:col-span-2 md:grid-cols-3">
      <AreaSelect form={form} list="division" />
      {offered.district.length > 0 && (
        <>
          <input type="hidden" name="districtsOf" value={area.division} />
          <AreaSelect form={form} list="district" />
        </>
      )}
      {offered.upazila.length > 0 && (
        <>
          <input type="hidden" name="upazilasOf" value={area.district} />
          <AreaSelect form={form} list="upazila" hint={formatCharge(form)} />
        </>
      )}
      <Button
        type="submit"
        name="intent"
        value="place"
        variant="secondary"
        className="sm:justify-self-start md:col-span-full"
      >
        {nextTexts[next ?? 'upazila']}
      </Button>
    </div>
  );
}

const labels: Record<AreaLevel, string> = {
  division: 'Division',
  district: 'District',
  upazila: checkoutLabels.upazila,
};

/** The button's label, by the list that must be selected from first. */
const nextTexts: Record<AreaLevel, string> = {
  division: 'Show districts',
  district: 'Show upazilas and thanas',
  upazila: 'Show the delivery charge',
};

function AreaSelect({
  form,
  list,
  hint,
}: {
  form: NoScriptFormState;
  list: AreaLevel;
  hint?: string | undefined;
}) {
  const { areaSelection, scrollTarget, wrong } = form;
  return (
    <Field required controlId={getTargetId(scrollTarget, list)}>
      <FieldLabel>{labels[list]}</FieldLabel>
      {/* No autocompletion: after a reload a browser would restore the selection of another step. */}
      <Select
        name={list}
        defaultValue={areaSelection.area[list]}
        autoComplete="off"
        className={scrollTargetMarginClass}
      >
        <option value="">{checkoutLabels.chooseOne}</option>
        {areaSelection.offered[list].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <FieldError>{wrong?.[list]}</FieldError>
      {hint && <FieldHint>{hint}</FieldHint>}
    </Field>
  );
}

/** Returns the delivery charge for the selected area, or `undefined` until it is known. */
function formatCharge({ areaSelection, quote, answers: { values } }: NoScriptFormState): string | undefined {
  if (areaSelection.next || values.kind !== 'HOME' || !quote?.delivery) return undefined;
  const { charge, latest } = quote.delivery;
  return `Delivery to ${areaSelection.area.upazila}: ${charge === 0 ? 'free' : formatTaka(charge)}, by ${formatShortDateWithWeekday(latest)}.`;
}
