import { renderToString } from 'react-dom/server';
import { InnPage } from './inn.tsx';

export function page(): string {
  return renderToString(<InnPage />);
}
