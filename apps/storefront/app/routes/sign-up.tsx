import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../features/customer/session/session-store.ts';
import { AccountFormPage } from '../features/customer/sign-in/account-form-page.tsx';
import { accountFormTexts } from '../features/customer/sign-in/account-form-texts.ts';
import { AlreadySignedIn } from '../features/customer/sign-in/already-signed-in.tsx';
import { SignUpFormContainer } from '../features/customer/sign-in/sign-up-form.tsx';
import type { AllowedPageQuery } from '../features/platform/requests/allowed-page-query.ts';
import { buildPageMeta } from '../features/platform/seo/page-meta.ts';
import { useRootData } from '../features/platform/settings/root-data.ts';
import type { Route } from './+types/sign-up.ts';

export { getPublicPageHeaders as headers } from '../features/platform/requests/get-public-page-headers.ts';

export const pageQuery = { keys: ['to'] } satisfies AllowedPageQuery;

export default function SignUpPage() {
  const shop = useRootData()?.shop;
  const status = useSession((session) => session.status);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const signIn = `/sign-in${query.size > 0 ? `?${query}` : ''}`;
  return (
    <AccountFormPage texts={accountFormTexts['sign-up']}>
      {status === 'in' && <AlreadySignedIn />}
      {status !== 'in' && shop && (
        <SignUpFormContainer
          shop={shop}
          signIn={{ to: signIn }}
          done={(userName) => navigate(signIn, { state: { userName } })}
        />
      )}
    </AccountFormPage>
  );
}

export function meta({ matches }: Route.MetaArgs) {
  return buildPageMeta(matches[0].loaderData?.shop, {
    title: accountFormTexts['sign-up'].title,
    description: accountFormTexts['sign-up'].beside,
    canonical: '/sign-up',
  });
}
