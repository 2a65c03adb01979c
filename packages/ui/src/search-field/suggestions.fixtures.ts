import type { ComboboxOption } from '../combobox/combobox.tsx';

export const suggestionFixtures: readonly ComboboxOption[] = [
  { id: 'sofas', label: 'Sofas', description: 'Living room' },
  { id: 'meghna', label: 'Meghna Three-Seater Sofa', description: '৳72,450' },
  { id: 'teesta', label: 'Teesta Sofa-cum-Bed', description: '৳58,900' },
];
