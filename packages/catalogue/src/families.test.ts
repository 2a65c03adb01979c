import { describe, expect, it } from 'vitest';
import { findMaterialError, furnitureFamilyIds } from './families.ts';
import { parseMaterialKindsByName, readMaterialKindsByName } from './materials.ts';

const kinds = readMaterialKindsByName();

describe('the materials of a family', () => {
  it.each([
    ['sofa', { cloth: 'ash', wood: 'mahogany' }],
    ['sofa', { cloth: 'navy-velvet', wood: 'segun', accent: 'kantha-alta', accent2: 'off-white' }],
    ['armchair', { cloth: 'green-boucle', wood: 'rubberwood' }],
    ['stool', { wood: 'neel-paint' }],
    ['vase', { glaze: 'clay' }],
    ['rug', { motif: 'diamond-neel' }],
  ] as const)('%s accepts %j', (family, materials) => {
    expect(findMaterialError(family, materials, kinds)).toBeUndefined();
  });

  it.each([
    ['stool', { wood: 'segun', cloth: 'ash' }, 'a stool has no "cloth"; it has wood.'],
    ['stool', { wood: 'oak' }, 'there is no material "oak" in data/materials.json.'],
    [
      'stool',
      { wood: 'brass' },
      '"wood" cannot be "brass", which is of the kind metal; it takes wood, paint.',
    ],
    ['sofa', { cloth: 'ash' }, '"wood" has no material.'],
    ['rug', {}, '"motif" has no material.'],
  ] as const)('%s rejects %j', (family, materials, fault) => {
    expect(findMaterialError(family, materials, kinds)).toBe(fault);
  });

  it('every family requires a material', () => {
    for (const family of furnitureFamilyIds)
      expect(findMaterialError(family, {}, kinds), family).toMatch(/no material/);
  });
});

describe('the materials file', () => {
  const row = { label: 'Ash' };
  it.each([
    ['an unknown kind', { stone: { granite: row } }, 'data/materials.json: has an unknown field: "stone".'],
    ['a material without a label', { wood: { segun: {} } }, 'field "wood.segun.label": is missing.'],
    ['a name in capitals', { wood: { Segun: row } }, 'field "wood.Segun": must be lower-case words'],
    [
      'one name in two kinds',
      { wood: { ash: row }, cloth: { ash: row } },
      'field "cloth.ash": is already a name of wood.',
    ],
  ])('is rejected for %s', (_, table, sentence) => {
    expect(() => parseMaterialKindsByName(JSON.stringify(table))).toThrow(sentence);
  });
});
