import { endpoint } from './endpoint.ts';
import { mobile } from './mobile.ts';
import { pageSchema, searchBody } from './search.ts';
import { z } from './zod.ts';

/** Nobody keeps more; a list that never ends would be somebody filling the shop's disk. */
export const maxAddresses = 20;

const text = (longest: number, example: string) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
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

/** Where an order goes that is placed without a kept address. */
export const deliveryAddress = z.strictObject({
  ...required,
  floor: floor.optional(),
  lift: z.boolean().optional(),
  landmark: landmark.optional(),
});
export type DeliveryAddress = z.infer<typeof deliveryAddress>;

export const address = z.object({
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
  /** Of a customer's addresses exactly one: the chosen one, else the oldest. */
  isDefault: z.boolean(),
});
export type Address = z.infer<typeof address>;

export const addAddress = endpoint({
  name: 'addAddress',
  method: 'POST',
  path: '/api/addresses',
  body: deliveryAddress.extend({ isDefault: z.boolean().default(false) }),
  response: address,
  statuses: [201],
  auth: 'user',
  repeat: 'keyed',
});

/** In the order in which they were made. */
export const searchAddresses = endpoint({
  name: 'searchAddresses',
  method: 'POST',
  path: '/api/addresses/search',
  body: searchBody({
    fields: ['id', 'fullName', 'mobile', 'division', 'district', 'upazila'],
    sortFields: ['dateCreated', 'fullName'],
    size: maxAddresses,
  }),
  response: pageSchema(address),
  statuses: [200],
  auth: 'user',
  repeat: 'safe',
});

const ofOne = { query: z.strictObject({ id: z.string().min(1).max(100) }), owned: 'id' } as const;

/** Changes what is named; null empties what need not be there. The place that comes of it has to exist. */
export const updateAddress = endpoint({
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
  response: address,
  statuses: [200],
  auth: 'user',
  repeat: 'natural',
});

export const removeAddress = endpoint({
  ...ofOne,
  name: 'removeAddress',
  method: 'DELETE',
  path: '/api/addresses',
  response: z.object({}),
  statuses: [200],
  auth: 'user',
  repeat: 'natural',
});
