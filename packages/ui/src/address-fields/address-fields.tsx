import { cx } from 'class-variance-authority';
import { type ChangeEvent, type ComponentProps, type ReactNode, useState } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { type FieldRegistration, FormField, registerField } from '../internal/form-field.tsx';
import { useLabels } from '../internal/use-labels.ts';
import { Select } from '../select/select.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { AreaSearch } from './area-search.tsx';
import { type AddressArea, type AddressDivision, getDistrictAreas, type SelectedArea } from './find-areas.ts';

export type { AddressArea, AddressDivision, SelectedArea } from './find-areas.ts';

const english: AddressLabels = {
  search: 'Type your upazila or thana, or choose below',
  searchExample: 'Dhanmondi, Savar, Beanibazar…',
  searchMore: 'Two letters are enough.',
  searchNothing: 'No match. Choose the division below.',
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
  landmarkHint: 'Something you can see from the street, such as a blue gate.',
  note: 'Note for the driver',
  noteHint: 'For example, a gate that is locked at night.',
};

const noArea: SelectedArea = { division: '', district: '', upazila: '' };

/**
 * A group of form fields for a delivery address, from the division to the landmark. Renders a `<div>`. The division
 * determines the districts, the district its upazilas and thanas. It does not validate or send anything.
 */
export function AddressFields<Area extends AddressArea>({
  divisions,
  register,
  values,
  errors = {},
  area: given,
  defaultArea = noArea,
  onAreaChange,
  withSearch = false,
  note,
  getCharge,
  labels: ownLabels,
  className,
  ...props
}: AddressFieldsProps<Area>) {
  const labels = useLabels('AddressFields', english, ownLabels);
  const [own, setOwn] = useState<SelectedArea>({
    division: values?.division ?? defaultArea.division,
    district: values?.district ?? defaultArea.district,
    upazila: values?.upazila ?? defaultArea.upazila,
  });
  const chosen = given ?? own;
  const districts = divisions.find(({ name }) => name === chosen.division)?.districts ?? [];
  const district = districts.find(({ name }) => name === chosen.district);
  const areas = district ? getDistrictAreas(district) : [];
  const choose = (area: SelectedArea) => {
    setOwn(area);
    onAreaChange?.(area);
  };

  const getInputProps = (name: TextName) => registerField<TextName>({ register, values }, name);
  const lift = register?.('lift') ?? { name: 'lift' };
  const select = (name: keyof SelectedArea, after: (value: string) => SelectedArea) => {
    const bound: FieldRegistration = register?.(name) ?? { name };
    return {
      ...bound,
      value: chosen[name],
      // Report the change to the form first: dependent fields are cleared afterwards.
      onChange: (event: ChangeEvent<HTMLSelectElement>) => {
        bound.onChange?.(event);
        choose(after(event.target.value));
      },
    };
  };
  // A field without options depends on an empty one above it. It cannot be corrected yet, so it shows no error.
  const noDistricts = districts.length === 0;
  const hasNoAreas = areas.length === 0;

  return (
    <div data-slot="address-fields" className={cx('@container text-start', className)} {...props}>
      <div className="grid gap-4 sm:grid-cols-2 @min-[44rem]:grid-cols-6">
        {withSearch && (
          <AreaSearch
            divisions={divisions}
            selected={chosen}
            onAreaChange={choose}
            getCharge={getCharge}
            labels={labels}
          />
        )}
        <FormField required label={labels.division} error={errors.division} className={third}>
          <Select {...select('division', (division) => ({ ...noArea, division }))}>
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
        <FormField required label={labels.upazila} error={!hasNoAreas && errors.upazila} className={third}>
          <Select disabled={hasNoAreas} {...select('upazila', (upazila) => ({ ...chosen, upazila }))}>
            <Options all={areas} choose={labels.choose} detail={getCharge} />
          </Select>
        </FormField>
        <FormField required label={labels.area} error={errors.area} className={half}>
          <TextInput autoComplete="address-line2" {...getInputProps('area')} />
        </FormField>
        <FormField required label={labels.line} error={errors.line} className={cx('sm:col-span-2', half)}>
          <TextInput autoComplete="address-line1" {...getInputProps('line')} />
        </FormField>
        <FormField label={labels.floor} error={errors.floor} hint={labels.floorHint} className="*:min-w-0">
          <TextInput inputMode="numeric" autoComplete="off" {...getInputProps('floor')} />
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
          <TextInput autoComplete="off" {...getInputProps('landmark')} />
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

/** The labels of the fields. A shop can replace the defaults one by one. */
export interface AddressLabels {
  search: ReactNode;
  /** The placeholder of the search field. */
  searchExample: string;
  /** Shown instead of the list until enough is typed. */
  searchMore: string;
  /** Shown instead of the list if no area matches. */
  searchNothing: string;
  division: ReactNode;
  district: ReactNode;
  upazila: ReactNode;
  /** The first option of each select, shown while none is chosen. */
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

export interface AddressFieldsProps<Area extends AddressArea>
  extends Omit<ComponentProps<'div'>, 'children'> {
  /** The areas to choose from. */
  divisions: readonly AddressDivision<Area>[];
  /**
   * Connects a field to the form's state, such as `register` of react-hook-form.
   * @default the name alone, for `new FormData(form)`
   */
  register?: (name: AddressFieldName) => FieldRegistration;
  /** The initial values of the fields, if no form library controls them. */
  values?: Partial<Record<TextName | 'note', string>> & { lift?: boolean };
  /** How to correct each field. Shown below the field and associated with it. */
  errors?: Partial<Record<AddressFieldName | 'note', ReactNode>>;
  /**
   * The selected area, if the page controls it. `register` still receives changes, but this sets what the selects show.
   */
  area?: SelectedArea | undefined;
  /** The area that is selected at first, if the page does not control it. By default, that of `values`. */
  defaultArea?: SelectedArea | undefined;
  /** Called when another area is selected. Fields that depend on the changed one are empty in it. */
  onAreaChange?: ((area: SelectedArea) => void) | undefined;
  /**
   * Adds a search field above, in which an area is found by typing. Selecting one sets all three selects.
   * @default false
   */
  withSearch?: boolean;
  /**
   * Adds a field for a note to the driver, registered with this.
   * @example register('note')
   */
  note?: FieldRegistration;
  /** Returns the formatted delivery charge of an area, shown beside its name, if the page knows it. */
  getCharge?: (area: Area) => string | undefined;
  /** Replaces the default English texts, such as with Bangla ones. */
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
