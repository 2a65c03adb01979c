import { type Client, loaderLimits } from '@piri/client';
import type { Measures } from '@piri/contract/measures';
import { unlessLate } from '../../platform/requests/unless-late.ts';
import { firstSku } from '../item-data/choose-sku.ts';
import { aboutPiece } from '../item-data/load-details.ts';
import { loadPieceNames } from '../item-data/load-piece-names.ts';
import { measuresOf } from '../item-data/measures-of.ts';
import { type Answer, answersFor } from './answers.ts';
import { measuresIn, readTypedHome, type TypedHome } from './home-measures.ts';

export interface FitPiece {
  id: string;
  sku: string;
  title: string;
  silhouette: string;
  dimensions: Measures['dimensions'];
}

export interface FitData {
  home: TypedHome;
  /** Undefined while no piece was chosen, or the shop could not say what it measures. */
  piece?: FitPiece;
  answers: Answer[];
  /** False when the shop could not be asked. */
  reached: boolean;
  /** What can be tried, for whoever came without a piece. */
  pieces: { id: string; title: string }[];
}

/** Reads the piece and the home out of the address, and tries one against the other. */
export async function loadFit(request: Request, api: Client): Promise<FitData> {
  const params = new URL(request.url).searchParams;
  const home = readTypedHome(params);
  const id = params.get('id') ?? '';
  const signal = AbortSignal.timeout(loaderLimits.totalMs);
  const [item, names] = await Promise.all([
    /^[\w-]{1,200}$/.test(id) ? unlessLate(api.getItem({ query: { id } }, { signal }), signal) : undefined,
    loadPieceNames(api, signal),
  ]);
  const pieces = names ?? [];
  const unknown = item && !item.ok && 'status' in item && item.status === 404;
  const reached =
    names !== undefined && (id === '' || item === undefined ? true : item.ok || unknown === true);
  if (!item?.ok) return { home, answers: [], reached, pieces };
  const about = aboutPiece(item.body);
  const sku = firstSku(about, params.get('sku'));
  const measures = measuresOf(about, sku?.values ?? {});
  return {
    home,
    piece: {
      id: about.id,
      sku: sku?.code ?? '',
      title: about.title,
      silhouette: about.silhouette,
      dimensions: measures.dimensions,
    },
    answers: answersFor(measures, measuresIn(home), home.unit),
    reached,
    pieces,
  };
}
