import { findPlaceholderValue, getPlaceholderNames } from '@piri/contract/text-placeholders';
import { CatalogueFileError } from './catalogue-file.ts';
import {
  type CatalogueIndex,
  formatUnknownCategoryMessage,
  formatUnknownProductMessage,
} from './catalogue-index.ts';
import type { ContentEntry } from './content.ts';
import { assertKnownImage } from './image-reference.ts';
import type { Settings } from './settings.ts';

/** Checks that an entry refers only to products, categories, images and pages that exist. */
export function assertContentReferences(
  entry: ContentEntry,
  index: CatalogueIndex,
  settings: Settings,
): void {
  const file = `content/${entry.id}.json`;
  assertKnownPlaceholders(file, entry, settings);
  if ('image' in entry && entry.image !== undefined) assertKnownImage(file, 'image', entry.image, index);
  if (entry.type === 'slider') {
    entry.slides.forEach(({ image, link }, position) => {
      assertKnownImage(file, `slides.${position + 1}.image`, image, index);
      if (link !== undefined) assertLinkTargetExists(file, `slides.${position + 1}.link.to`, link.to, index);
    });
  }
  if (entry.type === 'campaign' && entry.link !== undefined) {
    assertLinkTargetExists(file, 'link.to', entry.link.to, index);
  }
  if (entry.type === 'article') {
    entry.sections.forEach(({ link }, location) => {
      if (link !== undefined)
        assertLinkTargetExists(file, `sections.${location + 1}.link.to`, link.to, index);
    });
  }
  if (entry.type === 'article' || entry.type === 'bullet') {
    const product = entry.products.find((id) => !index.products.has(id) && !index.bundles.has(id));
    if (product !== undefined)
      throw new CatalogueFileError(file, 'field "products"', formatUnknownProductMessage(product));
    const category = entry.categories.find((id) => !index.categories.has(id));
    if (category !== undefined)
      throw new CatalogueFileError(file, 'field "categories"', formatUnknownCategoryMessage(category));
  }
}

/** Throws if a link contains the id of a product or category that does not exist. */
function assertLinkTargetExists(file: string, field: string, to: string, index: CatalogueIndex): void {
  const { searchParams } = new URL(to, 'https://piri.example');
  const category = searchParams.get('categoryId');
  if (category !== null && !index.categories.has(category)) {
    throw new CatalogueFileError(file, `field "${field}"`, formatUnknownCategoryMessage(category));
  }
  const product = searchParams.get('id');
  if (product !== null && !index.products.has(product) && !index.bundles.has(product)) {
    throw new CatalogueFileError(file, `field "${field}"`, formatUnknownProductMessage(product));
  }
}

/**
 * Checks the placeholders of an entry. Only an article with a page of its own has them replaced by settings; elsewhere
 * they would be shown as braces.
 */
function assertKnownPlaceholders(file: string, entry: ContentEntry, settings: Settings): void {
  const isPage = entry.type === 'article' && entry.placement !== undefined;
  const filled = isPage
    ? entry.sections.flatMap(({ text, points = [] }) => [...text, ...points]).flatMap(getPlaceholderNames)
    : [];
  const unknown = filled.find((name) => findPlaceholderValue(settings, name) === undefined);
  if (unknown !== undefined) {
    throw new CatalogueFileError(file, `figure "${unknown}"`, 'is not a number in data/settings.json.');
  }
  const named = getPlaceholderNames(JSON.stringify(entry));
  if (named.length > filled.length) {
    throw new CatalogueFileError(
      file,
      `figure "${named.find((name) => !filled.includes(name)) ?? named[0]}"`,
      'is allowed only in the texts and points of a page.',
    );
  }
}
