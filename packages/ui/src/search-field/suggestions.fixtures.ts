import type { ComboboxOption } from '../combobox/combobox.tsx';

export const suggestionFixtures: readonly ComboboxOption[] = [
  { value: 'sofas', label: 'Sofas', description: 'Living room' },
  { value: 'meghna', label: 'Meghna Three-Seater Sofa', description: '৳72,450' },
  { value: 'teesta', label: 'Teesta Sofa-cum-Bed', description: '৳58,900' },
];
