import type { ErrorCause } from '../../platform/errors/get-error-cause.ts';

interface ErrorMessages {
  title: string;
  text: string;
}

export const errorMessages: Record<ErrorCause, ErrorMessages> = {
  'not found': {
    title: 'Page Not Found',
    text: 'It may have moved to another room, or there’s a typo in the address. Try searching for it.',
  },
  'no connection': {
    title: 'You’re offline',
    text: 'Check your connection and try again. Your cart is safe.',
  },
  'out of reach': {
    title: 'We can’t reach the shop',
    text: 'Please try again in a minute. Your cart is safe.',
  },
  broken: {
    title: 'Internal Server Error',
    text: 'Something went wrong at our end. Your cart is safe.',
  },
};

/** Stands before the address that does not exist. */
export const unknownPathLabel = 'Page not found:';

export const homeLinkLabel = 'Back to the home page';
