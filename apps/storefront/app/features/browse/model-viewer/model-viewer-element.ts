import '@google/model-viewer/lib/model-viewer.js';
import { $loader } from '@google/model-viewer/lib/three-components/CachingGLTFLoader.js';
import { Renderer } from '@google/model-viewer/lib/three-components/Renderer.js';
import { MeshoptDecoder } from 'meshoptimizer/decoder';

// By its own setting the viewer would fetch a script first, and then take the decoder that came with it all the same.
Renderer.singleton.loader[$loader].setMeshoptDecoder(MeshoptDecoder);

/** What is used of the element that this module defines. */
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
