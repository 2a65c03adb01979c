import { Accordion, AccordionContent, AccordionItem, AccordionTitle } from '@piri/ui/accordion';
import { Heading, type HeadingVariant } from '@piri/ui/heading';
import type { ItemDetailsData } from '../../item-data/item-details-data.ts';
import { itemSectionTitles } from '../item-details-texts.ts';

/** The shop's content about items like this one: bullet points and articles. */
export function ItemTipsAndArticles({
  points,
  articles,
  headingVariant = 'small-title',
}: Pick<ItemDetailsData, 'points' | 'articles'> & { headingVariant?: HeadingVariant }) {
  if (points.length === 0 && articles.length === 0) return null;
  return (
    <section aria-labelledby="good-to-know" className="defer-offscreen grid gap-x-12 gap-y-5 md:grid-cols-2">
      <Heading
        level={2}
        variant={headingVariant}
        id="good-to-know"
        className="stitch-bottom pb-3 md:col-span-2"
      >
        {itemSectionTitles.tips}
      </Heading>
      {points.length > 0 && (
        <ul className="grid list-disc content-start gap-2 ps-5">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {articles.length > 0 && (
        <Accordion>
          {articles.map(({ id, title, summary, sections }) => (
            <AccordionItem key={id}>
              <AccordionTitle>{title}</AccordionTitle>
              <AccordionContent>
                <p>{summary}</p>
                {sections.map(({ heading, text }) => (
                  <div key={heading ?? text[0]} className="mt-4">
                    {heading && <p className="font-semibold">{heading}</p>}
                    {text.map((paragraph) => (
                      <p key={paragraph}>{paragraph}</p>
                    ))}
                  </div>
                ))}
              </AccordionContent>
            </AccordionItem>
          ))}
        </Accordion>
      )}
    </section>
  );
}
