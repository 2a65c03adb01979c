import type { Division } from '@piri/contract/geo';
import { Button } from '@piri/ui/button';
import { Field, FieldLabel } from '@piri/ui/field';
import { Select } from '@piri/ui/select';
import { type FormEvent, useState } from 'react';
import { useDeliveryArea } from './delivery-area-store.ts';

/** The three area lists. Changing one selects the first option of those below it. */
export function AreaForm({ divisions, onDone }: { divisions: Division[]; onDone: () => void }) {
  const { place: chosen, choose } = useDeliveryArea();
  const [district, setDistrict] = useState(chosen.district);
  const [place, setPlace] = useState(chosen.name);
  const division = divisions.find(({ districts }) => districts.some(({ name }) => name === district));
  const row = division?.districts.find(({ name }) => name === district);
  const places = row ? [...row.thanas, ...row.upazilas] : [];
  const found = places.find(({ name }) => name === place) ?? places[0];

  const inDistrict = (name: string) => {
    setDistrict(name);
    setPlace('');
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
        <Select value={found?.name} onChange={({ target }) => setPlace(target.value)}>
          {places.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      <Button type="submit">Bring it here</Button>
    </form>
  );
}

function districtsOf(divisions: readonly Division[], id: string) {
  return divisions.find((division) => division.id === id)?.districts ?? [];
}
