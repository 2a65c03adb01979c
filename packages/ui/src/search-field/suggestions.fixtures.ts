import type { ComboboxOption } from '../combobox/combobox.tsx';

export const suggestionFixtures: readonly ComboboxOption[] = [
  { id: 'sofas', label: 'Sofas', detail: 'Living room' },
  { id: 'meghna', label: 'Meghna Three-Seater Sofa', detail: '৳72,450' },
  { id: 'teesta', label: 'Teesta Sofa-cum-Bed', detail: '৳58,900' },
];
