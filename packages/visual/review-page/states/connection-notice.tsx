import { useSyncExternalStore } from 'react';
import { ToolbarButton } from '../header/toolbar-button.tsx';
import type { ReviewTransport } from '../session/review-transport.ts';

/**
 * A notice that the server is unreachable. It says how many steps are queued and how to start the server again. It
 * subscribes to the connection itself, because every call changes the connection's state and would otherwise render the
 * whole page.
 */
export function ConnectionNotice({ transport }: { transport: ReviewTransport }) {
  const { lost, waiting } = useSyncExternalStore(transport.subscribe, transport.connection);
  if (lost === null) return null;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-danger border-b-2 bg-sale-soft px-4 py-2"
    >
      <p className="min-w-0 wrap-anywhere">
        <b className="text-danger">The review server does not take this.</b>{' '}
        {waiting > 0 &&
          `${waiting} ${waiting === 1 ? 'step is' : 'steps are'} kept here and sent when it does. `}
        Start it again with npm run visual -- review, and open the address it prints. ({lost})
      </p>
      <ToolbarButton onClick={transport.tryAgain}>Try now</ToolbarButton>
    </div>
  );
}
