import type { CSSProperties } from 'react';
import { PieceDrawing } from '../../catalogue/items/drawings-in-files.tsx';
import { stageGround } from '../../catalogue/items/stage-ground.ts';
import { fallbackOf, PictureSource } from '../../platform/images/picture-source.tsx';
import { layOutSet } from './lay-out-set.ts';
import type { SetView } from './set-offer.tsx';
import type { Place } from './stand-together.ts';

/** What a set looks like: the room it stands in, or else its pieces together, or drawn. */
export function SetStage({
  set: { stage, room, places, drawing },
}: {
  set: Pick<SetView, 'stage' | 'room' | 'places' | 'drawing'>;
}) {
  return (
    <div
      className={`[container-type:size] relative row-start-1 overflow-clip ${stage ? stageGround[stage] : 'bg-pati'}`}
    >
      {room && (
        <picture>
          <PictureSource picture={room} sizes="(width >= 80rem) 80vw, (width >= 48rem) 70vw, 130vw" />
          <img
            {...fallbackOf(room)}
            alt=""
            loading="lazy"
            className="absolute inset-0 size-full object-cover"
          />
        </picture>
      )}
      {places.length > 0 && <Together places={places} />}
      {drawing && (
        <div className="absolute inset-0 grid place-items-center p-10">
          <PieceDrawing drawing={drawing} />
        </div>
      )}
    </div>
  );
}

/** In hundredths of a stage that the whole group fits into: pieces keep their distance in any frame. */
function Together({ places }: { places: readonly Place[] }) {
  const { pictures, high } = layOutSet(places);
  const part = { '--part': `min(1cqw,${round(82 / high)}cqh)` } as CSSProperties;
  return (
    <div className="absolute inset-0" style={part}>
      {pictures.map(({ picture, left, bottom, width }) => (
        <picture key={`${left} ${bottom}`}>
          <PictureSource
            picture={picture}
            sizes={`(width >= 48rem) ${Math.round(width * 0.6)}vw, ${Math.round(width)}vw`}
          />
          <img
            {...fallbackOf(picture)}
            alt=""
            loading="lazy"
            className="absolute h-auto max-w-none"
            style={{
              width: `calc(var(--part)*${round(width)})`,
              left: `calc(50% + var(--part)*${round(left)})`,
              bottom: `calc(50% + var(--part)*${round(bottom)})`,
            }}
          />
        </picture>
      ))}
    </div>
  );
}

function round(part: number): number {
  return Math.round(part * 100) / 100;
}
