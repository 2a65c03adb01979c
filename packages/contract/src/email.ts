import { isEmail } from './is-email.ts';
import { z } from './zod.ts';

/** In lower case, because people write the same address with and without capitals. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .refine(isEmail, 'An email address, such as name@example.com.')
  .meta({ examples: ['a@b.c', 'demo@piri.example', 'রহিমা@piri.example'] });
