import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
// The order matters: first the reset and the components, then your theme, then your own rules.
import '@piri/ui/reset.css';
import '@piri/ui/styles.css';
import './theme.css';
import './page.css';
import { Page } from './page';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
