import { defineEndpoint } from './define-endpoint.ts';
import { z } from './zod.ts';

const weekdays = ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

/** A showroom, where items are on display and orders can be collected. */
export const outlet = z.object({
  id: z.string(),
  name: z.string(),
  division: z.string(),
  district: z.string(),
  /** The lines of the address, starting with house and road. */
  address: z.array(z.string()),
  landmark: z.string().optional(),
  phone: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** In Dhaka time, such as 10:00. */
  opens: z.string(),
  closes: z.string(),
  /** The day of the week on which it is closed. */
  closedOn: z.enum(weekdays),
});
export type Outlet = z.infer<typeof outlet>;

/** Returns all outlets by name. */
export const listOutlets = defineEndpoint({
  name: 'listOutlets',
  method: 'GET',
  path: '/api/outlets',
  response: z.object({ list: z.array(outlet) }),
  statuses: [200],
  auth: 'public',
  repeat: 'safe',
});
