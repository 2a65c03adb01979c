import type { CustomerProfile } from '@piri/contract/customer';
import { expect, it } from 'vitest';
import { parseProfile } from './parse-profile.ts';

const profile: CustomerProfile = {
  userId: 'u1',
  name: 'ফারজানা রহমান',
  email: 'farzana@post.example',
  emailConfirmed: true,
  mobile: '01711482906',
  imageUrl: '',
  subscriptionStatus: 'SUBSCRIBED',
};

it('AUTH-2 parses a stored profile', () => {
  expect(parseProfile(JSON.stringify(profile))).toEqual(profile);
});

it.each([
  null,
  '',
  '{',
  'null',
  '7',
  '[]',
  '{"name":"Farzana"}',
  JSON.stringify({ ...profile, name: 7 }),
  JSON.stringify({ ...profile, subscriptionStatus: 'MAYBE' }),
])('rejects an invalid stored profile: %s', (stored) => {
  expect(parseProfile(stored)).toBeUndefined();
});
