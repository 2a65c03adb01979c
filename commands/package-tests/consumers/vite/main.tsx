import { createRoot } from 'react-dom/client';
import '@piri/ui/styles.css';
import { HotelPage } from './booking.tsx';

const place = document.getElementById('app');
if (!place) throw new Error('The page has no place for the application.');
createRoot(place).render(<HotelPage />);
