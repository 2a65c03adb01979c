import { useRef } from 'react';
import { Late } from '../late/late.tsx';
import { useNear } from '../late/use-near.ts';

/** Our rooms, one after the other. Like what was looked at, they come when somebody comes near: the page is no heavier for them. */
export function OurRooms() {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place, '600px');
  return (
    <div ref={place}>
      <Late wanted={near} load={load} />
    </div>
  );
}

const load = () => import('./room-slides.tsx');
