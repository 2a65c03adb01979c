import { useNavigate, useSearchParams } from 'react-router-dom';
import { AccountPage } from '../features/account/account-page.tsx';
import { accountWords } from '../features/account/account-words.ts';
import { SignUp } from '../features/account/sign-up.tsx';
import { SignedIn } from '../features/account/signed-in.tsx';
import { useSession } from '../features/session/session-store.ts';
import { pageMeta } from '../page-meta.ts';
import { useRootData } from '../root-data.ts';
import type { Route } from './+types/sign-up.ts';

export default function SignUpPage() {
  const shop = useRootData()?.shop;
  const status = useSession((session) => session.status);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const signIn = `/sign-in${query.size > 0 ? `?${query}` : ''}`;
  return (
    <AccountPage words={accountWords['sign-up']}>
      {status === 'in' && <SignedIn />}
      {status !== 'in' && shop && (
        <SignUp
          shop={shop}
          signIn={{ to: signIn }}
          done={(userName) => navigate(signIn, { state: { userName } })}
        />
      )}
    </AccountPage>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches[0].loaderData?.shop, {
    title: 'Create an account',
    description: 'With an account your wishlist follows you to every screen, and an address is typed once.',
    canonical: '/sign-up',
  });
}
