import { Button } from '@piri/ui/button';
import { Link } from 'react-router-dom';
import { useRootData } from '../../platform/settings/root-data.ts';
import { signOut } from '../account/sign-out.ts';
import { useSession } from '../session/session-store.ts';

/** Replaces the form if the user is already signed in. */
export function AlreadySignedIn() {
  const shop = useRootData()?.shop;
  const profile = useSession((session) => session.profile);
  return (
    <>
      <p>
        You’re signed in
        {profile && (
          <>
            {' '}
            as <bdi className="font-semibold">{profile.name}</bdi>
          </>
        )}
        .
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button asChild>
          <Link to="/profile">Go to your account</Link>
        </Button>
        <Button variant="secondary" onClick={() => signOut(shop)}>
          Sign Out
        </Button>
      </div>
    </>
  );
}
