import { useEffect } from 'react';
import type { DetailsModel, DetailsPicture, Values } from '../item-data/details-data.ts';
import { variantFor } from './choose-model.ts';
import { OnStage } from './on-stage.tsx';
import { sayBytes, viewerBytes } from './say-bytes.ts';
import { ShapeStage } from './shape-stage.tsx';
import { useViewer } from './use-viewer.ts';

export interface ShapeViewProps {
  title: string;
  model: DetailsModel;
  chosen: Values;
  /** The face of what is chosen. */
  face: DetailsPicture;
  /** Width and height of the stage. */
  stage: readonly [width: number, height: number];
  onClose: () => void;
}

/** The model of a piece in what is chosen. Everything that draws it comes with this module or after it. */
export default function ShapeView({ title, model, chosen, face, stage, onClose }: ShapeViewProps) {
  const { host, state, retry } = useViewer(model.url, title);
  const viewer = state.is === 'ready' ? state.viewer : undefined;
  useEffect(() => viewer?.show((names) => variantFor(names, chosen)), [viewer, chosen]);
  const [width, height] = stage;
  return (
    <ShapeStage
      title={title}
      size={sayBytes(model.bytes + viewerBytes)}
      state={state}
      host={host}
      poster={<OnStage picture={face} alt="" sizes="100vw" stageRatio={width / height} />}
      ratio={stage.join(' / ')}
      onRetry={retry}
      onClose={onClose}
    />
  );
}
