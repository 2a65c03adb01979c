import { hydrateRoot } from 'react-dom/client';
import './inn.css';
import { InnPage } from './inn.tsx';

const place = document.getElementById('app');
if (!place) throw new Error('The page has no place for the application.');
hydrateRoot(place, <InnPage />);
