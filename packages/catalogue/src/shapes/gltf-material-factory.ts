import type { Document, Material, Texture, vec3, vec4 } from '@gltf-transform/core';
import { EXTTextureWebP, KHRMaterialsSheen, KHRTextureTransform } from '@gltf-transform/extensions';
import type { Surface } from './generator-output.ts';
import type { EncodedTexture } from './textures.ts';

/** The range of texture coordinates: metres from −4 to 4 are stored as 0 to 1, to fit into 16-bit integers. */
export const uvRange = 8;

/** Creates the materials of one file, each once. */
export class GltfMaterialFactory {
  readonly #document: Document;
  readonly #textures = new Map<string, Texture>();
  readonly #made = new Map<string, Material>();

  constructor(document: Document) {
    this.#document = document;
  }

  make(name: string, surface: Surface, texture: EncodedTexture | undefined): Material {
    const made = this.#made.get(name) ?? this.#create(name, surface, texture);
    this.#made.set(name, made);
    return made;
  }

  #create(name: string, surface: Surface, texture: EncodedTexture | undefined): Material {
    const { roughness, metallic, colour, alpha, seeThrough, sheen } = surface;
    const material = this.#document
      .createMaterial(name)
      .setRoughnessFactor(roughness)
      .setMetallicFactor(metallic)
      // Sheets of fabric and cane are visible from the back.
      .setDoubleSided(true);
    if (colour) material.setBaseColorFactor([...srgbToLinear(colour), alpha ?? 1] as vec4);
    if (alpha !== undefined || seeThrough) material.setAlphaMode('BLEND');
    if (texture && surface.size) this.#cover(material, texture, surface.size, seeThrough);
    if (sheen) {
      const velvet = this.#document.createExtension(KHRMaterialsSheen).createSheen();
      velvet.setSheenColorFactor([0.28, 0.28, 0.3]).setSheenRoughnessFactor(0.45);
      material.setExtension('KHR_materials_sheen', velvet);
    }
    return material;
  }

  #cover(
    material: Material,
    { file, image }: EncodedTexture,
    [wide, high]: [number, number],
    tiled = false,
  ): void {
    this.#document.createExtension(EXTTextureWebP).setRequired(true);
    const texture =
      this.#textures.get(file) ??
      this.#document
        .createTexture(file)
        .setURI(`../textures/${file}`)
        .setMimeType('image/webp')
        .setImage(image as Uint8Array<ArrayBuffer>);
    this.#textures.set(file, texture);
    // A weave repeats without a seam. Any other texture would show one, so it is mirrored instead.
    const wrap = tiled ? wraps.repeat : wraps.mirrored;
    const transform = this.#document
      .createExtension(KHRTextureTransform)
      .setRequired(true)
      .createTransform()
      .setScale([uvRange / wide, uvRange / high])
      .setOffset([0.5 - uvRange / 2 / wide, 0.5 - uvRange / 2 / high]);
    material
      .setBaseColorTexture(texture)
      .getBaseColorTextureInfo()
      ?.setWrapS(wrap)
      .setWrapT(wrap)
      .setExtension('KHR_texture_transform', transform);
  }
}

/** The constants of glTF. */
const wraps = { repeat: 10497, mirrored: 33648 } as const;

export function srgbToLinear(shown: readonly number[]): vec3 {
  return shown.map((x) => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4)) as vec3;
}
