import { useEffect } from 'react';
import type { DetailsImage, DetailsModel, OptionValues } from '../item-data/details-data.ts';
import { formatDownloadSize, viewerBytes } from './format-download-size.ts';
import { GalleryImage } from './gallery-image.tsx';
import { ModelFrame } from './model-frame.tsx';
import { selectVariant } from './select-model.ts';
import { useViewer } from './use-viewer.ts';

export interface ModelViewProps {
  title: string;
  model: DetailsModel;
  chosen: OptionValues;
  /** The face of what is chosen. */
  face: DetailsImage;
  /** Width and height of the stage. */
  stage: readonly [width: number, height: number];
  onClose: () => void;
}

/** The model of a piece in what is chosen. Everything that draws it comes with this module or after it. */
export default function ModelView({ title, model, chosen, face, stage, onClose }: ModelViewProps) {
  const { host, state, retry } = useViewer(model.url, title);
  const viewer = state.is === 'ready' ? state.viewer : undefined;
  useEffect(() => viewer?.show((names) => selectVariant(names, chosen)), [viewer, chosen]);
  const [width, height] = stage;
  return (
    <ModelFrame
      title={title}
      size={formatDownloadSize(model.bytes + viewerBytes)}
      state={state}
      host={host}
      poster={<GalleryImage picture={face} alt="" sizes="100vw" stageRatio={width / height} />}
      ratio={stage.join(' / ')}
      onRetry={retry}
      onClose={onClose}
    />
  );
}
