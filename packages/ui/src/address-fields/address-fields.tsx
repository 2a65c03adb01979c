import { cx } from 'class-variance-authority';
import { type ChangeEvent, type ComponentProps, type ReactNode, useState } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { type FieldRegistration, FormField, registerField } from '../internal/form-field.tsx';
import { Select } from '../select/select.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { AreaSearch } from './area-search.tsx';
import { type AddressArea, type AddressDivision, listAreas, type SelectedArea } from './find-areas.ts';

export type { AddressArea, AddressDivision, SelectedArea } from './find-areas.ts';

const english: AddressLabels = {
  search: 'Type your upazila or thana, or choose below',
  searchExample: 'Dhanmondi, Savar, Beanibazar…',
  searchMore: 'Two letters are enough.',
  searchNothing: 'No place is called so. Choose the division below.',
  division: 'Division',
  district: 'District',
  upazila: 'Upazila or thana',
  choose: 'Choose one',
  area: 'Area or road',
  line: 'House and flat',
  floor: 'Floor',
  floorHint: 'The ground floor is 0.',
  lift: 'There is a lift',
  landmark: 'Landmark',
  landmarkHint: 'What one sees from the street, such as a blue gate.',
  note: 'Note for the driver',
  noteHint: 'Such as a gate that is locked at night.',
};

const noPlace: SelectedArea = { division: '', district: '', upazila: '' };

/**
 * Where something is brought to, as boxes for a form: from the division down to the landmark. Renders a `<div>`. A
 * division brings its districts, a district its places. Judges nothing and sends nothing.
 */
export function AddressFields<Place extends AddressArea>({
  divisions,
  register,
  values,
  errors = {},
  area: given,
  onAreaChange,
  withSearch = false,
  note,
  getCharge,
  labels: ownLabels,
  className,
  ...props
}: AddressFieldsProps<Place>) {
  const labels = { ...english, ...ownLabels };
  const [own, setOwn] = useState<SelectedArea>({
    division: values?.division ?? '',
    district: values?.district ?? '',
    upazila: values?.upazila ?? '',
  });
  const chosen = given ?? own;
  const districts = divisions.find(({ name }) => name === chosen.division)?.districts ?? [];
  const district = districts.find(({ name }) => name === chosen.district);
  const places = district ? listAreas(district) : [];
  const choose = (place: SelectedArea) => {
    setOwn(place);
    onAreaChange?.(place);
  };

  const box = (name: TextName) => registerField<TextName>({ register, values }, name);
  const lift = register?.('lift') ?? { name: 'lift' };
  const select = (name: keyof SelectedArea, after: (value: string) => SelectedArea) => {
    const bound: FieldRegistration = register?.(name) ?? { name };
    return {
      ...bound,
      value: chosen[name],
      // The form hears of this box first: what hangs on it is emptied afterwards.
      onChange: (event: ChangeEvent<HTMLSelectElement>) => {
        bound.onChange?.(event);
        choose(after(event.target.value));
      },
    };
  };
  // What cannot be answered before the box above it has nothing to mend yet.
  const noDistricts = districts.length === 0;
  const noPlaces = places.length === 0;

  return (
    <div data-slot="address-fields" className={cx('@container text-start', className)} {...props}>
      <div className="grid gap-4 sm:grid-cols-2 @min-[44rem]:grid-cols-6">
        {withSearch && (
          <AreaSearch
            divisions={divisions}
            selected={chosen}
            onAreaSelect={choose}
            getCharge={getCharge}
            labels={labels}
          />
        )}
        <FormField required label={labels.division} error={errors.division} className={third}>
          <Select {...select('division', (division) => ({ ...noPlace, division }))}>
            <Options all={divisions} choose={labels.choose} />
          </Select>
        </FormField>
        <FormField required label={labels.district} error={!noDistricts && errors.district} className={third}>
          <Select
            disabled={noDistricts}
            {...select('district', (name) => ({ ...chosen, district: name, upazila: '' }))}
          >
            <Options all={districts} choose={labels.choose} />
          </Select>
        </FormField>
        <FormField required label={labels.upazila} error={!noPlaces && errors.upazila} className={third}>
          <Select disabled={noPlaces} {...select('upazila', (upazila) => ({ ...chosen, upazila }))}>
            <Options all={places} choose={labels.choose} detail={getCharge} />
          </Select>
        </FormField>
        <FormField required label={labels.area} error={errors.area} className={half}>
          <TextInput autoComplete="address-line2" {...box('area')} />
        </FormField>
        <FormField required label={labels.line} error={errors.line} className={cx('sm:col-span-2', half)}>
          <TextInput autoComplete="address-line1" {...box('line')} />
        </FormField>
        <FormField label={labels.floor} error={errors.floor} hint={labels.floorHint} className="*:min-w-0">
          <TextInput inputMode="numeric" autoComplete="off" {...box('floor')} />
        </FormField>
        <div className="sm:pt-7 @min-[44rem]:col-span-2">
          <Checkbox {...lift} {...(values?.lift !== undefined && { defaultChecked: values.lift })}>
            {labels.lift}
          </Checkbox>
        </div>
        <FormField
          label={labels.landmark}
          error={errors.landmark}
          hint={labels.landmarkHint}
          className={cx('sm:col-span-2', half)}
        >
          <TextInput autoComplete="off" {...box('landmark')} />
        </FormField>
        {note && (
          <FormField label={labels.note} error={errors.note} hint={labels.noteHint} className="col-span-full">
            <TextArea
              rows={2}
              autoComplete="off"
              className="min-h-20!"
              defaultValue={values?.note}
              {...note}
            />
          </FormField>
        )}
      </div>
    </div>
  );
}

type TextName = keyof SelectedArea | 'area' | 'line' | 'floor' | 'landmark';

export type AddressFieldName = TextName | 'lift';

/** The words of the boxes. What a shop says otherwise it replaces, word by word. */
export interface AddressLabels {
  search: ReactNode;
  /** In the empty line. */
  searchExample: string;
  /** In place of the list, until there is enough to go by. */
  searchMore: string;
  /** In place of the list, when there is no such place. */
  searchNothing: string;
  division: ReactNode;
  district: ReactNode;
  upazila: ReactNode;
  /** The first line of each list. */
  choose: string;
  area: ReactNode;
  line: ReactNode;
  floor: ReactNode;
  floorHint: ReactNode;
  lift: ReactNode;
  landmark: ReactNode;
  landmarkHint: ReactNode;
  note: ReactNode;
  noteHint: ReactNode;
}

export interface AddressFieldsProps<Place extends AddressArea>
  extends Omit<ComponentProps<'div'>, 'children'> {
  /** The tree to choose from. */
  divisions: readonly AddressDivision<Place>[];
  /**
   * Ties a box to whoever holds what is typed: the `register` of react-hook-form fits.
   * @default the name alone, for `new FormData(form)`
   */
  register?: (name: AddressFieldName) => FieldRegistration;
  /** What stands in the boxes at first, where nobody holds the form. */
  values?: Partial<Record<TextName | 'note', string>> & { lift?: boolean };
  /** How to mend each box. Stands under it, tied to it. */
  errors?: Partial<Record<AddressFieldName | 'note', ReactNode>>;
  /** Where the address lies, when the page keeps it. Then `register` hears of the boxes, and this says what they show. */
  area?: SelectedArea;
  /** Another place was chosen or typed. What hangs on a box that changed is empty in it. */
  onAreaChange?: (place: SelectedArea) => void;
  /**
   * A line above, in which the place is found by typing. One answer there sets all three boxes.
   * @default false
   */
  withSearch?: boolean;
  /**
   * Asks for a note for the driver as well, in a box that is tied by this.
   * @example register('note')
   */
  note?: FieldRegistration;
  /** What the road to a place costs, where the page knows it: finished, beside its name. */
  getCharge?: (place: Place) => string | undefined;
  labels?: Partial<AddressLabels>;
}

const third = '@min-[44rem]:col-span-2';
const half = '@min-[44rem]:col-span-3!';

interface OptionsProps<Item extends AddressArea> {
  all: readonly Item[];
  choose: string;
  detail?: ((item: Item) => string | undefined) | undefined;
}

function Options<Item extends AddressArea>({ all, choose, detail }: OptionsProps<Item>) {
  return (
    <>
      <option value="">{choose}</option>
      {all.map((item) => {
        const beside = detail?.(item);
        return (
          <option key={item.name} value={item.name}>
            {beside ? `${item.name} · ${beside}` : item.name}
          </option>
        );
      })}
    </>
  );
}
