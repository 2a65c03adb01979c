import { renderToString } from 'react-dom/server';
import { InnPage } from './inn-page.tsx';

export function page(): string {
  return renderToString(<InnPage />);
}
