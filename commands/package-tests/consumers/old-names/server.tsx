import { renderToStaticMarkup } from 'react-dom/server';
import { RoomsPage } from './rooms.tsx';

export const page = () => renderToStaticMarkup(<RoomsPage />);
