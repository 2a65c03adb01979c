import { renderToStaticMarkup } from 'react-dom/server';
import { Rooms } from './rooms.tsx';

export const page = () => renderToStaticMarkup(<Rooms />);
