import { type Resolver, useForm } from 'react-hook-form';
import { z } from 'zod';
import { AddressFields } from '../../address-fields/address-fields.tsx';
import { divisionFixtures } from '../../address-fields/divisions.fixtures.ts';
import { Button } from '../../button/button.tsx';

const addressFieldsSchema = z.object({
  division: z.string().min(1, 'Choose a division.'),
  district: z.string().min(1, 'Choose a district.'),
  upazila: z.string().min(1, 'Choose the upazila or thana.'),
  area: z.string().min(1, 'Write the area or the road.'),
  line: z.string().min(1, 'Write the house.'),
  floor: z.string().regex(/^\d*$/, 'Enter the floor as a number.'),
  lift: z.boolean(),
  landmark: z.string(),
});

export type AddressFieldsValues = z.infer<typeof addressFieldsSchema>;

const empty: AddressFieldsValues = {
  ...{ division: '', district: '', upazila: '', area: '', line: '', floor: '', landmark: '' },
  lift: false,
};

const resolver: Resolver<AddressFieldsValues> = (values) => {
  const parsed = addressFieldsSchema.safeParse(values);
  if (parsed.success) return { values: parsed.data, errors: {} };
  const errors = parsed.error.issues.map(({ path, code, message }) => [
    path.join('.'),
    { type: code, message },
  ]);
  return { values: {}, errors: Object.fromEntries(errors) };
};

/** A form of whole groups of fields: react-hook-form controls each field of the group, zod validates it. */
export function AddressFieldsForm({ onSubmit }: { onSubmit: (area: AddressFieldsValues) => void }) {
  const { register, handleSubmit, formState, watch, setValue } = useForm<AddressFieldsValues>({
    resolver,
    defaultValues: empty,
  });
  const [division, district, upazila] = watch(['division', 'district', 'upazila']);
  const messages = Object.entries(formState.errors).map(([name, error]) => [name, error?.message]);
  return (
    <form noValidate onSubmit={handleSubmit((values) => onSubmit(values))}>
      <AddressFields
        divisions={divisionFixtures}
        register={register}
        errors={Object.fromEntries(messages)}
        area={{ division, district, upazila }}
        onAreaChange={(chosen) => {
          for (const name of ['division', 'district', 'upazila'] as const) setValue(name, chosen[name]);
        }}
      />
      <Button type="submit">Deliver here</Button>
    </form>
  );
}
