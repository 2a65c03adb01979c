import type { ContentEntry, ContentSection } from '@piri/contract/content';
import type { Image } from '@piri/contract/images';
import type { ShopSettings } from '@piri/contract/settings';
import { findPlaceholderValue, parsePlaceholders } from '@piri/contract/text-placeholders';
import { formatDate } from '../../platform/dates/format-date.ts';

/** Text, or an amount in taka that is shown in the visitor's currency. */
export type TextOrAmount = string | { taka: number };

export interface ArticleSection extends Pick<ContentSection, 'heading' | 'link'> {
  /** The id of the heading, used in the URL fragment. */
  id: string;
  text: TextOrAmount[][];
  points: TextOrAmount[][];
}

/** An article with the shop's figures filled in. */
export interface Article {
  title: string;
  summary: string;
  /** The day of the last change: 2026-11-20, and as text. */
  updated?: { day: string; text: string };
  image?: Pick<Image, 'path' | 'widths' | 'width' | 'height' | 'alt'>;
  sections: ArticleSection[];
}

/**
 * Fills a content entry with the shop's figures. Returns undefined if one of them is unknown, since half a promise is
 * none.
 */
export function toArticle(
  { title, fields }: Pick<ContentEntry, 'title' | 'fields'>,
  settings: ShopSettings | undefined,
): Article | undefined {
  let complete = true;
  const fill = (text: string): TextOrAmount[] => {
    const parts: TextOrAmount[] = [];
    for (const part of parsePlaceholders(text)) {
      const figure =
        typeof part === 'string' ? part : settings && findPlaceholderValue(settings, part.figure);
      if (figure === undefined) complete = false;
      else if (typeof part !== 'string' && part.isMoney) parts.push({ taka: Number(figure) });
      // Merges adjacent text, since the server's HTML would have a comment between two text nodes.
      else if (typeof parts.at(-1) === 'string') parts[parts.length - 1] += String(figure);
      else parts.push(String(figure));
    }
    return parts;
  };
  const sections = (fields.sections ?? []).map(({ heading, text, points = [], link }, index) => ({
    id: heading === undefined ? `part-${index + 1}` : idOf(heading),
    ...(heading !== undefined && { heading }),
    text: text.map(fill),
    points: points.map(fill),
    ...(link && { link }),
  }));
  if (!complete) return undefined;
  return {
    title,
    summary: fields.summary ?? '',
    ...(fields.updated !== undefined && {
      updated: { day: fields.updated, text: `${formatDate(fields.updated)} ${fields.updated.slice(0, 4)}` },
    }),
    ...(fields.image && { image: toArticleImage(fields.image) }),
    sections,
  };
}

/** Returns the id of a heading: "What it costs" becomes what-it-costs. Other scripts keep their letters. */
function idOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

function toArticleImage({ path, widths, width, height, alt }: Image): NonNullable<Article['image']> {
  return { path, widths, width, height, alt };
}
