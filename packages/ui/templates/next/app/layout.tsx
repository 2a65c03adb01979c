// A server component. The order matters: first the reset and the components, then your theme, then your own rules.
import '@piri/ui/reset.css';
import '@piri/ui/styles.css';
import './theme.css';
import './page.css';
import { ToastRegion } from '@piri/ui/toast';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';

export const metadata: Metadata = { title: 'My page' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        {children}
        <ToastRegion />
      </body>
    </html>
  );
}
