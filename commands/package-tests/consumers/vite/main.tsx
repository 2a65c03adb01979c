import { createRoot } from 'react-dom/client';
import './hotel.css';
import '@piri/ui/styles.css';
import '@piri/ui/reset.css';
import { HotelPage } from './booking.tsx';

const place = document.getElementById('app');
if (!place) throw new Error('The page has no place for the application.');
createRoot(place).render(<HotelPage />);
