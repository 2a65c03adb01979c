import type { ModelViewerElement } from './model-viewer-element.ts';
import studio from './studio.hdr?url';

export interface Viewer {
  /** Covers it as the variant of this name; the first one without a name. */
  show: (variant: (names: readonly string[]) => string | undefined) => void;
  /** Degrees: to the left, and up. Answers where it is seen from now, in degrees around it. */
  turn: (left: number, up: number) => number;
  /** Steps towards it, or away from it. */
  approach: (steps: number) => void;
  /** As at first. */
  reset: () => void;
  /** Sets it into one's room; undefined where the device cannot. */
  enterRoom: (() => void) | undefined;
}

export interface AttachOptions {
  src: string;
  alt: string;
  /** 0 to 1. */
  onProgress: (share: number) => void;
  onReady: (viewer: Viewer) => void;
  onFailed: () => void;
}

/** The photographs' lens, and the light that comes nearest to theirs. */
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
  // The viewer of Android's own asks another company's server for the file, and cannot unpack it.
  'ar-modes': 'webxr quick-look',
  'ar-scale': 'fixed',
} as const;

/** Shows a model in a host. Answers how to take it away again. */
export function attachViewer(
  host: HTMLElement,
  { src, alt, onProgress, onReady, onFailed }: AttachOptions,
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

/** The element would show its own in its place. */
function emptySlot(name: string): HTMLElement {
  const span = document.createElement('span');
  span.slot = name;
  span.hidden = true;
  return span;
}

function viewerOf(element: ModelViewerElement): Viewer {
  const { around, above } = orbitOf(element);
  const { x, y, z } = element.getDimensions();
  // Words stand above a tall piece and buttons below it; beside a wide one there is nothing.
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
      // It only answers to what changes.
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

/** Where the photographer of its face stood. */
function orbitOf({ originalGltfJson }: ModelViewerElement): { around: number; above: number } {
  const extras = originalGltfJson?.scenes?.[0]?.extras as
    | { orbit?: { around: number; above: number } }
    | undefined;
  return extras?.orbit ?? { around: 25, above: 15 };
}
