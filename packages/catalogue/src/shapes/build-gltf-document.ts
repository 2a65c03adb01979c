import { type Accessor, Document, type TypedArray } from '@gltf-transform/core';
import { KHRMaterialsVariants } from '@gltf-transform/extensions';
import type { GeneratorOutput, MeshPart } from './generator-output.ts';
import { GltfMaterialFactory, uvRange } from './gltf-material-factory.ts';
import type { ModelJob } from './model-jobs.ts';
import type { EncodedTexture } from './textures.ts';

export interface BuildGltfDocumentParams {
  parts: readonly MeshPart[];
  raw: GeneratorOutput['shapes'][number];
  looks: ModelJob['shapes'][number]['looks'];
  surfaces: GeneratorOutput['surfaces'];
  textures: ReadonlyMap<string, EncodedTexture>;
}

/**
 * Builds one glTF scene in metres, Y up, the front towards +Z, with a primitive for each part and a variant for each
 * look.
 */
export function buildGltfDocument({
  parts,
  raw,
  looks,
  surfaces,
  textures,
}: BuildGltfDocumentParams): Document {
  const document = new Document();
  const buffer = document.createBuffer();
  const materials = new GltfMaterialFactory(document);
  const variants = document.createExtension(KHRMaterialsVariants);
  const named = looks.map(({ name, label }) => ({ name, variant: variants.createVariant(label) }));
  const accessor = (type: 'VEC2' | 'VEC3' | 'VEC4' | 'SCALAR', array: TypedArray): Accessor =>
    document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  const mesh = document.createMesh(raw.name);
  for (const part of parts) {
    const materialIn = (variant: string) => {
      const name = raw.looks[variant]?.[part.key];
      const surface = name === undefined ? undefined : surfaces[name];
      if (name === undefined || surface === undefined) {
        throw new Error(`The look "${variant}" has no material for "${part.key}".`);
      }
      return materials.make(name, surface, textures.get(name));
    };
    const primitive = document
      .createPrimitive()
      .setIndices(accessor('SCALAR', new Uint32Array(part.index)))
      .setAttribute('POSITION', accessor('VEC3', upright(part.position)))
      .setAttribute('NORMAL', accessor('VEC3', upright(part.normal)))
      .setAttribute('COLOR_0', accessor('VEC4', colours(part)).setNormalized(true))
      .setMaterial(materialIn(looks[0]?.name ?? ''));
    const chosen = named.map(({ name, variant }) => ({ material: materialIn(name), variant }));
    // Only if one of its variants has a texture: a plain colour needs no texture coordinates.
    if (chosen.some(({ material }) => material.getBaseColorTexture() !== null)) {
      primitive.setAttribute('TEXCOORD_0', accessor('VEC2', toUnit(part.uv)));
    }
    const list = variants.createMappingList();
    for (const material of new Set(chosen.map(({ material }) => material))) {
      const mapping = variants.createMapping().setMaterial(material);
      for (const one of chosen) if (one.material === material) mapping.addVariant(one.variant);
      list.addMapping(mapping);
    }
    if (looks.length > 1) primitive.setExtension('KHR_materials_variants', list);
    mesh.addPrimitive(primitive);
  }
  if (looks.length < 2) variants.dispose();
  const node = document.createNode(raw.name).setMesh(mesh);
  const scene = document.createScene(raw.name).addChild(node).setExtras({ orbit: raw.orbit });
  document.getRoot().setDefaultScene(scene);
  return document;
}

/** Converts from Z up and the front towards −Y. */
function upright(values: Float32Array): Float32Array<ArrayBuffer> {
  const out = new Float32Array(values.length);
  for (let i = 0; i < values.length; i += 3) {
    out[i] = values[i] ?? 0;
    out[i + 1] = values[i + 2] ?? 0;
    out[i + 2] = -(values[i + 1] ?? 0);
  }
  return out;
}

function toUnit(uv: Float32Array): Float32Array<ArrayBuffer> {
  return new Float32Array(uv.map((metres, i) => 0.5 + (i % 2 === 0 ? metres : -metres) / uvRange));
}

/**
 * The exponent of the shade: light bounces between two surfaces, so a corner is lighter than its share of the sky
 * alone.
 */
const toAndFro = 0.75;

function colours({ shade, colour }: MeshPart): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(shade.length * 4).fill(255);
  shade.forEach((value, i) => {
    for (let k = 0; k < 3; k++) {
      out[i * 4 + k] = Math.round(value ** toAndFro * (colour?.[i * 3 + k] ?? 1) * 255);
    }
  });
  return out;
}
