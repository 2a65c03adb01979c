import { createRoot } from 'react-dom/client';
import './boat.css';
import { BoatPage } from './boat.tsx';

const place = document.getElementById('app');
if (!place) throw new Error('The page has no place for the application.');
createRoot(place).render(<BoatPage />);
