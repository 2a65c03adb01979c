import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { makeMode, readColour } from '../../../theme/make-theme.ts';
import { parseColour } from '../../../theme/parse-colour.ts';
import { readBrand } from '../../../theme/read-brand.ts';
import { Badge } from '../../badge/badge.tsx';
import { Button } from '../../button/button.tsx';
import { Card, CardTitle } from '../../card/card.tsx';
import { Field, FieldHint, FieldLabel } from '../../field/field.tsx';
import { Heading } from '../../heading/heading.tsx';
import { Link } from '../../link/link.tsx';
import { Text } from '../../text/text.tsx';
import { TextInput } from '../../text-input/text-input.tsx';
import { getVariables } from '../../tokens/build-stylesheets.ts';

const brand = readBrand({
  accent: '#0b3d0b',
  radius: { chip: '6px', control: '14px', card: '24px' },
  font: { text: 'Georgia, serif', display: 'Georgia, serif' },
  fontSize: { small: '0.9375rem', body: '1.125rem', 'small-title': '2rem' },
  spacing: '0.3125rem',
});

/** Returns a rule with all variables of the brand in a mode, as `piri-ui-theme` makes them. */
function buildRule(mode: 'light' | 'dark'): string {
  const values = new Map([...getVariables(makeMode(brand.files, mode).tokens), ...brand.variables]);
  const lines = [...values].map(([name, value]) => `${name}: ${value};`);
  return `:root[data-theme='${mode}'] [data-run-time-theme] { ${lines.join(' ')} }`;
}

function Components({ label, ...props }: { label: string; 'data-run-time-theme'?: boolean }) {
  return (
    <section
      {...props}
      aria-label={label}
      className="grid content-start justify-items-start gap-6 bg-page p-6 font-text text-body text-default"
    >
      <Heading level={2} variant="small-title">
        {label}
      </Heading>
      <Text>Kiln-dried mahogany, jute webbing, covers that come off.</Text>
      <Field className="w-full">
        <FieldLabel>Company</FieldLabel>
        <TextInput placeholder="As on the trade licence" />
        <FieldHint>It appears on the invoice.</FieldHint>
      </Field>
      <Card variant="surface" className="w-full gap-2 p-4">
        <Badge tone="new">New</Badge>
        <CardTitle>Delivery on Thursday</CardTitle>
      </Card>
      <div className="flex flex-wrap items-center gap-4">
        <Button>Add to cart</Button>
        <Link href="#chairs">All chairs</Link>
      </div>
    </section>
  );
}

/** Variables change the components at run time: on `:root` for a page, on any other element for a part of it. */
const meta = {
  title: 'Foundations/Run-time theme',
  parameters: { layout: 'fullscreen', keyboard: [] },
  render: () => (
    <div className="grid gap-px bg-border-subtle md:grid-cols-2">
      <Components label="Ours" />
      <style>{buildRule('light') + buildRule('dark')}</style>
      <Components label="Changed" data-run-time-theme />
    </div>
  ),
} satisfies Meta;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, step }) => {
    const measure = (label: string) => {
      const mode = document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
      const accent = readColour(makeMode(brand.files, mode).tokens, 'accent');
      const part = within(canvas.getByRole('region', { name: label }));
      const style = (element: Element) => getComputedStyle(element);
      const button = style(part.getByRole('button', { name: 'Add to cart' }));
      const input = part.getByRole('textbox', { name: 'Company' });
      const frame = style(input.parentElement ?? input);
      return {
        isBrandColour: parseColour(button.backgroundColor) === accent,
        button: [button.borderRadius, button.fontSize, button.minHeight],
        input: [frame.borderRadius, style(input).fontSize, frame.minHeight],
        fonts: [
          style(part.getByRole('heading', { name: label })).fontFamily.split(',')[0],
          button.fontFamily.split(',')[0],
        ],
        title: style(part.getByRole('heading', { name: label })).fontSize,
      };
    };
    await step('without a theme, the components have their own values', () =>
      expect(measure('Ours')).toEqual({
        isBrandColour: false,
        button: ['4px', '16px', '48px'],
        input: ['4px', '16px', '48px'],
        fonts: ['"Tiro Bangla"', '"Anek Bangla"'],
        title: '28px',
      }),
    );
    await step('colours, corners, fonts, sizes and spacing come from the variables', () =>
      expect(measure('Changed')).toEqual({
        isBrandColour: true,
        button: ['14px', '18px', '60px'],
        input: ['14px', '18px', '60px'],
        fonts: ['Georgia', 'Georgia'],
        title: '32px',
      }),
    );
  },
};
