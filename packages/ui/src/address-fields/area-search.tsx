import { useState } from 'react';
import { Combobox } from '../combobox/combobox.tsx';
import { Icon } from '../icon/icon.tsx';
import { FormField } from '../internal/form-field.tsx';
import type { AddressTexts } from './address-fields.tsx';
import {
  type AddressArea,
  type AddressDivision,
  findAreas,
  minQueryLength,
  type SelectedArea,
} from './find-areas.ts';

interface AreaSearchProps<Place extends AddressArea> {
  divisions: readonly AddressDivision<Place>[];
  chosen: SelectedArea;
  onChoose: (place: SelectedArea) => void;
  charge: ((place: Place) => string | undefined) | undefined;
  texts: AddressTexts;
}

/** More than a thumb wants to scroll through; whoever has not found it by then types another letter. */
const most = 20;

/** One line that answers all three questions below it. It has no name of its own, so that it is not sent. */
export function AreaSearch<Place extends AddressArea>({
  divisions,
  chosen,
  onChoose,
  charge,
  texts,
}: AreaSearchProps<Place>) {
  const [typed, setTyped] = useState({ text: '', at: chosen });
  // What was typed for another place than is chosen now would contradict the boxes below.
  const text = isSame(typed.at, chosen) ? typed.text : '';
  const found = findAreas(divisions, text, most);
  return (
    <FormField label={texts.search} className="col-span-full">
      <Combobox
        leading={<Icon name="search" />}
        placeholder={texts.searchExample}
        value={text}
        onChange={(event) => setTyped({ text: event.target.value, at: chosen })}
        options={found.map(({ upazila, district, division, place }) => ({
          id: [division, district, upazila].join('/'),
          label: `${upazila}, ${district}`,
          detail: charge?.(place),
        }))}
        matches={() => true}
        texts={{ nothing: text.trim().length < minQueryLength ? texts.searchMore : texts.searchNothing }}
        onChoose={({ id, label }) => {
          const [division = '', district = '', upazila = ''] = id.split('/');
          const place = { division, district, upazila };
          setTyped({ text: label, at: place });
          onChoose(place);
        }}
      />
    </FormField>
  );
}

function isSame(one: SelectedArea, other: SelectedArea): boolean {
  return one.division === other.division && one.district === other.district && one.upazila === other.upazila;
}
