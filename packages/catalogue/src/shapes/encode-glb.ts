import { type Document, Format, NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS, EXTMeshoptCompression } from '@gltf-transform/extensions';
import { dedup, prune, quantize, reorder } from '@gltf-transform/functions';
import { MeshoptEncoder } from 'meshoptimizer';

/**
 * Returns the document as one file without its textures, which are separate files because items of the same wood share
 * them.
 */
export async function encodeGlb(document: Document): Promise<Uint8Array> {
  await MeshoptEncoder.ready;
  await document.transform(
    dedup(),
    // Another variant may have a texture although the first one has none.
    prune({ keepAttributes: true, keepExtras: true }),
    reorder({ encoder: MeshoptEncoder, target: 'size' }),
    quantize({ quantizePosition: 14, quantizeNormal: 8, quantizeTexcoord: 16, quantizeColor: 8 }),
  );
  document
    .createExtension(EXTMeshoptCompression)
    .setRequired(true)
    .setEncoderOptions({ method: EXTMeshoptCompression.EncoderMethod.FILTER });
  const io = new NodeIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'meshopt.encoder': MeshoptEncoder });
  const { json, resources } = await io.writeJSON(document, { format: Format.GLTF, basename: 'shape' });
  const [buffer] = json.buffers ?? [];
  const binary = buffer?.uri === undefined ? undefined : resources[buffer.uri];
  if (buffer === undefined || binary === undefined)
    throw new Error('The model was written without a buffer.');
  delete buffer.uri;
  return pack(json, binary);
}

const magic = { glTF: 0x46546c67, json: 0x4e4f534a, binary: 0x004e4942 };

function pack(json: object, binary: Uint8Array): Uint8Array {
  const text = padded(new TextEncoder().encode(JSON.stringify(json)), 0x20);
  const data = padded(binary, 0);
  const length = 12 + 8 + text.length + 8 + data.length;
  const out = new Uint8Array(length);
  const view = new DataView(out.buffer);
  const words = (at: number, ...values: number[]) => {
    values.forEach((value, i) => {
      view.setUint32(at + i * 4, value, true);
    });
  };
  words(0, magic.glTF, 2, length, text.length, magic.json);
  out.set(text, 20);
  words(20 + text.length, data.length, magic.binary);
  out.set(data, 28 + text.length);
  return out;
}

function padded(bytes: Uint8Array, filling: number): Uint8Array {
  const out = new Uint8Array(Math.ceil(bytes.length / 4) * 4).fill(filling);
  out.set(bytes);
  return out;
}
