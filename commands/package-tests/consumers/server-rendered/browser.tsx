import { hydrateRoot } from 'react-dom/client';
import './inn.css';
import { Inn } from './inn.tsx';

const place = document.getElementById('app');
if (!place) throw new Error('The page has no place for the application.');
hydrateRoot(place, <Inn />);
