import { type CustomerProfile, customerProfile } from '@piri/contract/customer';

/** The profile of a signed-in customer. */
export const profileFixture: CustomerProfile = customerProfile.parse({
  userId: 'farzana',
  name: 'Farzana Rahman',
  email: 'farzana@post.example',
  emailConfirmed: true,
  mobile: '01711482906',
  imageUrl: '',
  subscriptionStatus: 'SUBSCRIBED',
});
