import { expect, test } from 'vitest';
import { answersIn, placeName, placeNamed } from './plain-answers.ts';

test('SHELL-5 one box says division, district and place, and whatever else is in it says none', () => {
  const place = { division: 'Chattogram', district: "Cox's Bazar", upazila: 'Teknaf' };
  expect(placeNamed(placeName(place))).toEqual(place);
  expect(placeNamed('Teknaf')).toEqual({ division: '', district: '', upazila: '' });
});

test('CHECK-2 a form is read box by box; a key that is none is replaced, one that is stays', () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    fullName: 'ফারজানা রহমান',
    place: 'Dhaka / Dhaka / Dhanmondi',
    paymentMethod: 'GOLD',
    day: '2026-11-30',
    agreed: '33600',
    key: 'short',
  })) {
    form.set(name, value);
  }
  const read = answersIn(form);
  expect(read.values).toMatchObject({
    fullName: 'ফারজানা রহমান',
    upazila: 'Dhanmondi',
    paymentMethod: '',
    when: 'LATER',
    day: '2026-11-30',
  });
  expect(read.agreed).toBe(33_600);
  expect(read.key).toMatch(/^[\w-]{16,100}$/);
  form.set('key', read.key);
  expect(answersIn(form).key).toBe(read.key);
});
