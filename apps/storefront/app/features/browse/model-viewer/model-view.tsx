import { useEffect } from 'react';
import type { DetailsImage, DetailsModel, OptionValues } from '../item-data/item-details-data.ts';
import { findVariantName } from './find-model.ts';
import { formatDownloadSize, viewerBytes } from './format-download-size.ts';
import { GalleryImage } from './gallery-image.tsx';
import { ModelFrame } from './model-frame.tsx';
import { useViewer } from './use-viewer.ts';

export interface ModelViewProps {
  title: string;
  model: DetailsModel;
  chosen: OptionValues;
  /** The main image of the chosen variant. */
  coverImage: DetailsImage;
  /** The aspect ratio of the frame, as width and height. */
  frame: readonly [width: number, height: number];
  onClose: () => void;
}

/** The 3D model of the chosen variant. All of the rendering code is loaded with or after this module. */
export default function ModelView({ title, model, chosen, coverImage, frame, onClose }: ModelViewProps) {
  const { host, state, retry } = useViewer(model.url, title);
  const viewer = state.is === 'ready' ? state.viewer : undefined;
  useEffect(() => viewer?.show((names) => findVariantName(names, chosen)), [viewer, chosen]);
  const [width, height] = frame;
  return (
    <ModelFrame
      title={title}
      size={formatDownloadSize(model.bytes + viewerBytes)}
      state={state}
      host={host}
      poster={<GalleryImage image={coverImage} alt="" sizes="100vw" frameRatio={width / height} />}
      ratio={frame.join(' / ')}
      onRetry={retry}
      onClose={onClose}
    />
  );
}
