import { Link } from '@piri/ui/link';
import { openSignInDialog } from '../../customer/session/sign-in-dialog-store.ts';
import type { UseCheckoutResult } from '../state/use-checkout.ts';

/** Offers to sign in, which fills in the form. An account is not required. */
export function SignInPrompt({ checkout: { customer } }: { checkout: UseCheckoutResult }) {
  if (customer !== '') return null;
  return (
    <p className="mb-3 text-muted">
      You don’t need an account. If you have one,{' '}
      <Link asChild>
        <button
          type="button"
          onClick={() => openSignInDialog()}
          className="relative text-start before:absolute before:inset-x-0 before:-inset-y-2.5"
        >
          sign in to use your saved addresses
        </button>
      </Link>
      .
    </p>
  );
}
