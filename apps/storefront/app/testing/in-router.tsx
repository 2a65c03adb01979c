import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** Gives the links of a story a router to stand in. */
export function inRouter(Story: () => ReactNode) {
  return (
    <MemoryRouter>
      <Story />
    </MemoryRouter>
  );
}
