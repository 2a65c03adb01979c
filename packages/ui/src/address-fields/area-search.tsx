import { useState } from 'react';
import { Combobox } from '../combobox/combobox.tsx';
import { Icon } from '../icon/icon.tsx';
import { FormField } from '../internal/form-field.tsx';
import type { AddressLabels } from './address-fields.tsx';
import {
  type AddressArea,
  type AddressDivision,
  findAreas,
  minQueryLength,
  type SelectedArea,
} from './find-areas.ts';

interface AreaSearchProps<Area extends AddressArea> {
  divisions: readonly AddressDivision<Area>[];
  selected: SelectedArea;
  onAreaChange: (area: SelectedArea) => void;
  getCharge: ((area: Area) => string | undefined) | undefined;
  labels: AddressLabels;
}

/** The most results that are shown; beyond that, typing another letter is quicker than scrolling. */
const maxMatches = 20;

/** A search field that sets the three selects below it. It has no `name`, so it is not submitted. */
export function AreaSearch<Area extends AddressArea>({
  divisions,
  selected,
  onAreaChange,
  getCharge,
  labels,
}: AreaSearchProps<Area>) {
  const [typed, setTyped] = useState({ text: '', at: selected });
  // Text typed for a previous selection would contradict the fields below.
  const text = isSame(typed.at, selected) ? typed.text : '';
  const found = findAreas(divisions, text, maxMatches);
  return (
    <FormField label={labels.search} className="col-span-full">
      <Combobox
        leading={<Icon name="search" />}
        placeholder={labels.searchExample}
        inputValue={text}
        onInputValueChange={(next) => setTyped({ text: next, at: selected })}
        options={found.map(({ upazila, district, division, area }) => ({
          value: [division, district, upazila].join('/'),
          label: `${upazila}, ${district}`,
          description: getCharge?.(area),
        }))}
        filter={() => true}
        labels={{ nothing: text.trim().length < minQueryLength ? labels.searchMore : labels.searchNothing }}
        onValueChange={(path) => {
          if (path === null) return;
          const [division = '', district = '', upazila = ''] = path.split('/');
          const area = { division, district, upazila };
          setTyped({ text: `${upazila}, ${district}`, at: area });
          onAreaChange(area);
        }}
      />
    </FormField>
  );
}

function isSame(one: SelectedArea, other: SelectedArea): boolean {
  return one.division === other.division && one.district === other.district && one.upazila === other.upazila;
}
