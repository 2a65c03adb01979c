import { cva } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Heading, type HeadingLevel, type HeadingVariant } from '../heading/heading.tsx';

const heading = cva('', {
  variants: {
    gap: { 0: '', 12: 'mb-3', 16: 'mb-4', 20: 'mb-5' },
    stitched: { true: 'stitch-bottom pb-3' },
  },
});

/** A part of a page that is named by its title. Renders a `<section>`. */
export function Section({
  title,
  headingLevel = 2,
  titleVariant = 'small-title',
  gap = 16,
  stitched = false,
  children,
  ...props
}: SectionProps) {
  const generatedId = useId();
  const id = props.id === undefined ? generatedId : `${props.id}-title`;
  return (
    <section data-slot="section" aria-labelledby={id} {...props}>
      <Heading level={headingLevel} variant={titleVariant} id={id} className={heading({ gap, stitched })}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

export interface SectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The title. Its id is derived from the section's `id`: `payment` gives `payment-title`. */
  title: ReactNode;
  /**
   * The heading level of the title.
   * @default 2
   */
  headingLevel?: HeadingLevel;
  /** @default 'small-title' */
  titleVariant?: HeadingVariant;
  /**
   * The space between the title and the content in px; 0 if the content has its own.
   * @default 16
   */
  gap?: 0 | 12 | 16 | 20;
  /**
   * Draws a stitched line under the title.
   * @default false
   */
  stitched?: boolean;
}
