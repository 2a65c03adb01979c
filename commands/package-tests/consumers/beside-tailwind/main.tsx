import { createRoot } from 'react-dom/client';
import './lodge.css';
import { LodgePage } from './lodge.tsx';

const place = document.getElementById('app');
if (!place) throw new Error('The page has no place for the application.');
createRoot(place).render(<LodgePage />);
