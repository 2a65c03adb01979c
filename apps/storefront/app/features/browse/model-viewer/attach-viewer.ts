import type { ModelViewerElement } from './model-viewer-element.ts';
import studio from './studio.hdr?url';

export interface Viewer {
  /** Shows the variant that the callback picks by name, or the first one if it returns undefined. */
  show: (variant: (names: readonly string[]) => string | undefined) => void;
  /** Rotates the view by degrees to the left and up. Returns the new horizontal angle in degrees. */
  turn: (left: number, up: number) => number;
  /** Zooms in by steps; negative steps zoom out. */
  approach: (steps: number) => void;
  reset: () => void;
  /** Opens augmented reality. Undefined if the device does not support it. */
  enterRoom: (() => void) | undefined;
}

export interface AttachViewerOptions {
  src: string;
  alt: string;
  /** The progress, from 0 to 1. */
  onProgress: (share: number) => void;
  onReady: (viewer: Viewer) => void;
  onFailed: () => void;
}

/** The lens of the photographs, and lighting close to theirs. */
const settings = {
  'camera-controls': '',
  'touch-action': 'pan-y',
  'disable-pan': '',
  'disable-tap': '',
  'interaction-prompt': 'none',
  loading: 'eager',
  'field-of-view': '24deg',
  'min-field-of-view': '8deg',
  'max-field-of-view': '30deg',
  'min-camera-orbit': 'auto 4deg auto',
  'max-camera-orbit': 'auto 92deg 150%',
  'tone-mapping': 'neutral',
  'environment-image': studio,
  exposure: '1',
  'shadow-intensity': '1',
  'shadow-softness': '0.9',
  ar: '',
  // Excludes Android's own viewer: it requests the file from a third-party server, and can't decompress it.
  'ar-modes': 'webxr quick-look',
  'ar-scale': 'fixed',
} as const;

/** Renders a model in a host element. Returns a function that removes it. */
export function attachViewer(
  host: HTMLElement,
  { src, alt, onProgress, onReady, onFailed }: AttachViewerOptions,
): () => void {
  let element: ModelViewerElement | undefined;
  let gone = false;
  import('./model-viewer-element.ts').then(
    () => {
      if (gone) return;
      element = document.createElement('model-viewer') as ModelViewerElement;
      for (const [name, value] of Object.entries({ ...settings, src, alt }))
        element.setAttribute(name, value);
      element.style.cssText =
        'display:block;width:100%;height:100%;background:none;--poster-color:transparent';
      element.append(emptySlot('progress-bar'), emptySlot('ar-button'));
      element.addEventListener('progress', (event) => {
        onProgress((event as unknown as CustomEvent<{ totalProgress: number }>).detail.totalProgress);
      });
      element.addEventListener('error', onFailed);
      element.addEventListener(
        'load',
        ({ currentTarget }) => onReady(viewerOf(currentTarget as ModelViewerElement)),
        {
          once: true,
        },
      );
      host.append(element);
    },
    (error: unknown) => {
      console.debug(error);
      if (!gone) onFailed();
    },
  );
  return () => {
    gone = true;
    element?.remove();
  };
}

/** Returns a hidden element for a slot, which would otherwise show its default content. */
function emptySlot(name: string): HTMLElement {
  const span = document.createElement('span');
  span.slot = name;
  span.hidden = true;
  return span;
}

function viewerOf(element: ModelViewerElement): Viewer {
  const { around, above } = orbitOf(element);
  const { x, y, z } = element.getDimensions();
  // A tall item needs room for the text above it and the buttons below; a wide one does not.
  const first = `${around}deg ${90 - above}deg ${y > Math.max(x, z) ? 125 : 108}%`;
  element.cameraOrbit = first;
  element.jumpCameraToGoal();
  const settle = () => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) element.jumpCameraToGoal();
  };
  return {
    show(variant) {
      element.variantName = variant(element.availableVariants) ?? null;
    },
    turn(left, up) {
      const { theta, phi, radius } = element.getCameraOrbit();
      const next = theta + (left * Math.PI) / 180;
      element.cameraOrbit = `${next}rad ${phi - (up * Math.PI) / 180}rad ${radius}m`;
      settle();
      return (next * 180) / Math.PI;
    },
    approach(steps) {
      element.zoom(steps);
      settle();
    },
    reset() {
      const { theta, phi, radius } = element.getCameraOrbit();
      // The element only applies values that differ from its current ones, so the current view is set first.
      element.cameraOrbit = `${theta}rad ${phi}rad ${radius}m`;
      element.fieldOfView = 'auto';
      requestAnimationFrame(() => {
        element.cameraOrbit = first;
        element.fieldOfView = settings['field-of-view'];
        settle();
      });
    },
    enterRoom: element.canActivateAR ? () => void element.activateAR() : undefined,
  };
}

/** Returns the camera position of the main photograph. */
function orbitOf({ originalGltfJson }: ModelViewerElement): { around: number; above: number } {
  const extras = originalGltfJson?.scenes?.[0]?.extras as
    | { orbit?: { around: number; above: number } }
    | undefined;
  return extras?.orbit ?? { around: 25, above: 15 };
}
