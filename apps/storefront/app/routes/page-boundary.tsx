import { Outlet } from 'react-router-dom';
import { ErrorScreen } from '../features/shell/errors/error-screen.tsx';
import type { Route } from './+types/page-boundary.ts';

/** Catches errors of a page inside the frame, so that header and footer keep their state. */
export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
