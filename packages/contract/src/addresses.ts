import { defineEndpoint } from './define-endpoint.ts';
import { mobile } from './mobile.ts';
import { createPageSchema, createSearchBodySchema } from './search.ts';
import { z } from './zod.ts';

/** More than any customer needs; without a limit, somebody could fill the shop's disk. */
export const maxAddresses = 20;

const text = (maxLength: number, example: string) =>
  z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .meta({ examples: [example] });

const required = {
  fullName: text(100, 'Rahima Khatun'),
  mobile,
  division: text(100, 'Dhaka'),
  district: text(100, 'Dhaka'),
  /** An upazila, or a thana of a city. */
  upazila: text(100, 'Dhanmondi'),
  area: text(100, 'Road 27'),
  /** Road and house. */
  line: text(200, 'House 9/A'),
};
const floor = z.int().min(0).max(100);
const landmark = text(200, 'Opposite the lake');

/** The address of an order that is placed without a saved address. */
export const deliveryAddress = z.strictObject({
  ...required,
  floor: floor.optional(),
  lift: z.boolean().optional(),
  landmark: landmark.optional(),
});
export type DeliveryAddress = z.infer<typeof deliveryAddress>;

export const savedAddress = z.object({
  id: z.string(),
  fullName: z.string(),
  mobile: z.string(),
  division: z.string(),
  district: z.string(),
  upazila: z.string(),
  area: z.string(),
  line: z.string(),
  /** The ground floor is 0. */
  floor: z.int().optional(),
  lift: z.boolean().optional(),
  landmark: z.string().optional(),
  /** True for exactly one of a customer's addresses: the selected one, or else the oldest. */
  isDefault: z.boolean(),
});
export type SavedAddress = z.infer<typeof savedAddress>;

export const addAddress = defineEndpoint({
  name: 'addAddress',
  method: 'POST',
  path: '/api/addresses',
  body: deliveryAddress.extend({ isDefault: z.boolean().default(false) }),
  response: savedAddress,
  statuses: [201],
  auth: 'user',
  repeat: 'keyed',
});

/** Returns the customer's addresses, by default in the order of their creation. */
export const searchAddresses = defineEndpoint({
  name: 'searchAddresses',
  method: 'POST',
  path: '/api/addresses/search',
  body: createSearchBodySchema({
    fields: ['id', 'fullName', 'mobile', 'division', 'district', 'upazila'],
    sortFields: ['dateCreated', 'fullName'],
    size: maxAddresses,
  }),
  response: createPageSchema(savedAddress),
  statuses: [200],
  auth: 'user',
  repeat: 'safe',
});

const ofOne = { query: z.strictObject({ id: z.string().min(1).max(100) }), owned: 'id' } as const;

/** Changes the fields that are named; null clears an optional field. The resulting locality must exist. */
export const updateAddress = defineEndpoint({
  ...ofOne,
  name: 'updateAddress',
  method: 'PATCH',
  path: '/api/addresses',
  body: z.strictObject({
    ...z.object(required).partial().shape,
    floor: floor.nullable().optional(),
    lift: z.boolean().nullable().optional(),
    landmark: landmark.nullable().optional(),
    isDefault: z.boolean().optional(),
  }),
  response: savedAddress,
  statuses: [200],
  auth: 'user',
  repeat: 'natural',
});

export const removeAddress = defineEndpoint({
  ...ofOne,
  name: 'removeAddress',
  method: 'DELETE',
  path: '/api/addresses',
  response: z.object({}),
  statuses: [200],
  auth: 'user',
  repeat: 'natural',
});
