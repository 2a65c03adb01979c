import { Outlet } from 'react-router-dom';
import { ErrorScreen } from '../features/shell/errors/error-screen.tsx';
import type { Route } from './+types/page-boundary.ts';

/** Catches what a page throws below the frame: header and footer stay as they are, with what is open and typed in them. */
export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
