import { type ComponentType, useEffect, useState } from 'react';
import { useRootData } from '../../platform/settings/root-data.ts';
import { narrowPopUpMediaQuery, popUpImageSizes } from './pop-up-image-sizes.ts';
import type { HomePopUpProps, PopUpEntry, PopUpSelection } from './select-pop-ups.ts';
import { type PopUpKind, usePopUpQueue } from './use-pop-up-queue.ts';

/** The two pop-ups of the home page. Each is loaded when it is its turn. */
export function HomePopUps({ choice }: { choice: PopUpSelection }) {
  const hours = useRootData()?.shop.popUpSnoozeHours ?? 0;
  const { turn, close } = usePopUpQueue(choice, hours);
  // Stays mounted while it closes, so that it can fade out.
  const [shown, setShown] = useState<{ turn: PopUpKind; Shown: ComponentType<HomePopUpProps> }>();

  useEffect(() => {
    const entry = turn && choice[turn];
    if (!entry) return;
    let left = false;
    load(turn, entry).then(
      (Shown) => {
        if (!left) setShown({ turn, Shown });
      },
      // For example, a module that no longer exists after a new deployment. The page works without it.
      (error: unknown) => console.debug('A pop-up could not be loaded.', error),
    );
    return () => {
      left = true;
    };
  }, [turn, choice]);

  const entry = shown && choice[shown.turn];
  if (!entry) return null;
  const { Shown } = shown;
  return (
    <Shown key={shown.turn} entry={entry} open={turn === shown.turn} onClose={() => close(shown.turn)} />
  );
}

/** The maximum wait for the image, in milliseconds. After that, it loads into its reserved space. */
const maxWaitMs = 600;

async function load(turn: PopUpKind, { image, tall }: PopUpEntry): Promise<ComponentType<HomePopUpProps>> {
  const element = new Image();
  element.fetchPriority = 'low';
  element.sizes = popUpImageSizes;
  const { path, widths } = tall && matchMedia(narrowPopUpMediaQuery).matches ? tall : image;
  element.srcset = widths.map((width) => `${path}-${width}.avif ${width}w`).join();
  const decoded = element.decode().catch(() => undefined);
  const waited = new Promise((resolve) => setTimeout(resolve, maxWaitMs));
  const [module] = await Promise.all([
    turn === 'campaign' ? import('./campaign-pop-up.tsx') : import('./offer-pop-up.tsx'),
    Promise.race([decoded, waited]),
  ]);
  return module.default;
}
