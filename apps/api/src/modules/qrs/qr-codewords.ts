import { correctionOf } from './reed-solomon.ts';

/** By version: how many codewords correct each block, and how many blocks there are, so that 15 % may be lost (level M). */
const correction = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24];
const blockCounts = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10];

const byteMode = 0b0100;

export interface Codewords {
  /** From 1 to 15: how large the code is. */
  version: number;
  codewords: number[];
}

/** A text as what a QR code of the smallest size that holds it is filled with; undefined where none does. */
export function codewordsOf(text: string): Codewords | undefined {
  const bytes = [...new TextEncoder().encode(text)];
  const version =
    correction.findIndex((_, index) => bitsFor(bytes, index + 1) <= dataLength(index + 1) * 8) + 1;
  if (version === 0) return undefined;
  return { version, codewords: interleave(dataOf(bytes, version), version) };
}

function bitsFor(bytes: readonly number[], version: number): number {
  return 4 + countBits(version) + bytes.length * 8;
}

function countBits(version: number): number {
  return version < 10 ? 8 : 16;
}

function dataOf(bytes: readonly number[], version: number): number[] {
  const capacity = dataLength(version) * 8;
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >>> bit) & 1);
  };
  push(byteMode, 4);
  push(bytes.length, countBits(version));
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, capacity - bits.length));
  push(0, -bits.length & 7);
  for (let padding = 0xec; bits.length < capacity; padding ^= 0xec ^ 0x11) push(padding, 8);
  return Array.from({ length: bits.length / 8 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((value, bit) => (value << 1) | bit, 0),
  );
}

/** A stain takes neighbours: the codewords of a block are spread over the whole code. */
function interleave(data: readonly number[], version: number): number[] {
  const [perBlock, count] = [correction[version - 1] ?? 0, blockCounts[version - 1] ?? 1];
  const total = rawLength(version);
  const shortBlocks = count - (total % count);
  const shortLength = Math.floor(total / count) - perBlock;
  let at = 0;
  const blocks = Array.from({ length: count }, (_, nth) => {
    const start = at;
    at += shortLength + (nth < shortBlocks ? 0 : 1);
    return data.slice(start, at);
  });
  const added = blocks.map((block) => correctionOf(block, perBlock));
  return [...byTurns(blocks, shortLength + 1), ...byTurns(added, perBlock)];
}

function byTurns(blocks: readonly (readonly number[])[], longest: number): number[] {
  return Array.from({ length: longest }, (_, at) =>
    blocks.flatMap((block) => (at < block.length ? [block[at] ?? 0] : [])),
  ).flat();
}

function dataLength(version: number): number {
  return rawLength(version) - (correction[version - 1] ?? 0) * (blockCounts[version - 1] ?? 0);
}

/** All codewords that the modules of a version hold, beside its marks. */
function rawLength(version: number): number {
  const marks = version < 2 ? 0 : Math.floor(version / 7) + 2;
  const modules =
    (16 * version + 128) * version +
    64 -
    (marks === 0 ? 0 : (25 * marks - 10) * marks - 55) -
    (version < 7 ? 0 : 36);
  return Math.floor(modules / 8);
}
