import { addAddress } from '@piri/contract/addresses';
import { toLatinDigits } from '@piri/contract/mobile';
import { z } from '@piri/contract/zod';
import { getMobileErrorMessage } from '../account/contact-field-messages.ts';
import { createResolver } from '../account/schema-resolver.ts';

export interface AddressValues {
  fullName: string;
  mobile: string;
  division: string;
  district: string;
  upazila: string;
  area: string;
  line: string;
  floor: string;
  lift: boolean;
  landmark: string;
  isDefault: boolean;
}

const { landmark, ...shape } = addAddress.body.shape;

/** The contract's schema, in which an empty field counts as omitted. */
export const addressFormSchema = z.strictObject({
  ...shape,
  floor: z
    .string()
    .trim()
    .regex(/^[\d০-৯]{0,3}$/)
    .refine((text) => Number(toLatinDigits(text)) <= 100),
  landmark: landmark.or(z.string().regex(/^\s*$/)),
});

const filled = (empty: string) => (value: string) =>
  value.trim() === '' ? empty : 'Too long: please shorten it.';

/** Format the error messages for the fields of an address, in every form that has one. */
export const addressErrorFormatters = {
  fullName: filled('Enter the name the driver should ask for.'),
  mobile: getMobileErrorMessage,
  division: () => 'Choose a division.',
  district: () => 'Choose a district.',
  upazila: () => 'Choose the upazila or thana: it sets the delivery charge.',
  area: filled('Enter the area, village or road.'),
  line: filled('Enter the house and flat, as shown on the gate.'),
  floor: () => 'Enter the floor as a number; the ground floor is 0.',
  landmark: filled(''),
};

export const addressResolver = createResolver<AddressValues>(addressFormSchema, addressErrorFormatters);

/** Converts typed values to the input of the API. Empty fields are omitted. */
export function toAddressInput<Typed extends Pick<AddressValues, 'floor' | 'landmark'>>({
  floor,
  landmark,
  ...rest
}: Typed) {
  const storey = toLatinDigits(floor).trim();
  const mark = landmark.trim();
  return {
    ...rest,
    ...(storey !== '' && { floor: Number(storey) }),
    ...(mark !== '' && { landmark: mark }),
  };
}
