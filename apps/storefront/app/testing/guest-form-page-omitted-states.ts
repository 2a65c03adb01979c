import type { OmittedStates } from './route-state-story-names.ts';

/** The states that do not apply to a page with a single form for guests and no loader data. */
export const guestFormPageOmittedStates: OmittedStates = {
  empty: 'A form is all there is, and it is always there.',
  'signed out': 'This page is for those who are signed out; the others are shown their way on.',
  'long text': 'Nothing comes from data; the form is shown with long texts among the stories of AccountForm.',
  Bangla: 'Nothing comes from data; the form is shown in Bangla among the stories of AccountForm.',
  'other currency': 'No price stands on this page.',
};
