import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ReviewLoader } from './states/review-loader.tsx';

const page = document.getElementById('page');
if (!page) throw new Error('The page has no root element to render into.');
createRoot(page).render(
  <StrictMode>
    <ReviewLoader />
  </StrictMode>,
);
