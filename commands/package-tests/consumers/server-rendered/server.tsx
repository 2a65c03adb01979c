import { renderToString } from 'react-dom/server';
import { Inn } from './inn.tsx';

export function page(): string {
  return renderToString(<Inn />);
}
