import '@google/model-viewer/lib/model-viewer.js';
import { $loader } from '@google/model-viewer/lib/three-components/CachingGLTFLoader.js';
import { Renderer } from '@google/model-viewer/lib/three-components/Renderer.js';
import { MeshoptDecoder } from 'meshoptimizer/decoder';

// Set directly, since the viewer's own option would first download a script, and then use the bundled decoder anyway.
Renderer.singleton.loader[$loader].setMeshoptDecoder(MeshoptDecoder);

/** The part of the element's API that is used here. */
export interface ModelViewerElement extends HTMLElement {
  cameraOrbit: string;
  fieldOfView: string;
  variantName: string | null;
  readonly availableVariants: string[];
  readonly canActivateAR: boolean;
  readonly originalGltfJson: { scenes?: { extras?: unknown }[] } | null;
  getDimensions(): { x: number; y: number; z: number };
  getCameraOrbit(): { theta: number; phi: number; radius: number };
  zoom(keyPresses: number): void;
  jumpCameraToGoal(): void;
  activateAR(): Promise<void>;
}
