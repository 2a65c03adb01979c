import { defineEndpoint } from './define-endpoint.ts';
import { deliveryZone } from './settings.ts';
import { z } from './zod.ts';

/** An upazila or a thana, with the zone that decides its delivery charge. */
export const locality = z.object({ name: z.string(), zoneId: z.string() });

export type Locality = z.infer<typeof locality>;

export const division = z.object({
  id: z.string(),
  name: z.string(),
  districts: z.array(
    z.object({
      name: z.string(),
      upazilas: z.array(locality),
      /** The thanas of a city with its own police. */
      thanas: z.array(locality),
    }),
  ),
});
export type Division = z.infer<typeof division>;

/** Returns where the shop delivers: all divisions, or one of them. */
export const getGeo = defineEndpoint({
  name: 'getGeo',
  method: 'GET',
  path: '/api/geo',
  query: z.strictObject({ divisionId: z.string().max(60).optional() }),
  response: z.object({ divisions: z.array(division), zones: z.array(deliveryZone) }),
  statuses: [200],
  auth: 'public',
  repeat: 'safe',
});
