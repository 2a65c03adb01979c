import { division } from '@piri/contract/geo';

interface DivisionFile {
  id: string;
  name: string;
  districts: { name: string; upazilas?: Record<string, string[]>; thanas?: Record<string, string[]> }[];
}

const files = import.meta.glob<DivisionFile>('../../../../../../packages/catalogue/data/divisions/*.json', {
  eager: true,
  import: 'default',
});

/** The delivery areas from the catalogue's own files, as the API returns them. */
export const divisionFixtures = Object.values(files).map(({ id, name, districts }) =>
  division.parse({
    id,
    name,
    districts: districts.map(({ name, upazilas = {}, thanas = {} }) => ({
      name,
      upazilas: toAreas(upazilas),
      thanas: toAreas(thanas),
    })),
  }),
);

function toAreas(byZone: Record<string, string[]>) {
  return Object.entries(byZone).flatMap(([zoneId, names]) => names.map((name) => ({ name, zoneId })));
}
