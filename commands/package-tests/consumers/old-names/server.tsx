import { renderToStaticMarkup } from 'react-dom/server';
import { RoomsPage } from './rooms-page.tsx';

export const page = () => renderToStaticMarkup(<RoomsPage />);
