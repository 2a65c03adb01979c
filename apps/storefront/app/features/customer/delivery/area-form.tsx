import type { Division } from '@piri/contract/geo';
import { Button } from '@piri/ui/button';
import { Field, FieldLabel } from '@piri/ui/field';
import { Select } from '@piri/ui/select';
import { type FormEvent, useState } from 'react';
import { useDeliveryArea } from './delivery-area-store.ts';

/** The three area lists. Changing one selects the first option of those below it. */
export function AreaForm({ divisions, onDone }: { divisions: Division[]; onDone: () => void }) {
  const { area: chosen, choose } = useDeliveryArea();
  const [district, setDistrict] = useState(chosen.district);
  const [areaName, setAreaName] = useState(chosen.name);
  const division = divisions.find(({ districts }) => districts.some(({ name }) => name === district));
  const row = division?.districts.find(({ name }) => name === district);
  const areas = row ? [...row.thanas, ...row.upazilas] : [];
  const found = areas.find(({ name }) => name === areaName) ?? areas[0];

  const inDistrict = (name: string) => {
    setDistrict(name);
    setAreaName('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!found) return;
    choose({ name: found.name, district, zoneId: found.zoneId });
    onDone();
  };
  return (
    <form onSubmit={submit} className="grid gap-5 pt-3">
      <Field>
        <FieldLabel>Division</FieldLabel>
        <Select
          value={division?.id}
          onChange={({ target }) => inDistrict(districtsOf(divisions, target.value)[0]?.name ?? '')}
        >
          {divisions.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field>
        <FieldLabel>District</FieldLabel>
        <Select value={district} onChange={({ target }) => inDistrict(target.value)}>
          {division?.districts.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      <Field>
        <FieldLabel>Upazila or thana</FieldLabel>
        <Select value={found?.name} onChange={({ target }) => setAreaName(target.value)}>
          {areas.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      <Button type="submit">Deliver here</Button>
    </form>
  );
}

function districtsOf(divisions: readonly Division[], id: string) {
  return divisions.find((division) => division.id === id)?.districts ?? [];
}
