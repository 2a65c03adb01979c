import { Icon, type IconName } from '@piri/ui/icon';
import { Unstyled } from '@storybook/addon-docs/blocks';

const sizes: readonly [pixels: number, use: string][] = [
  [18, 'beside small text, in hints and errors'],
  [24, 'in bars and buttons; the size that icons are designed for'],
  [40, 'alone, in empty states'],
];

/** An icon on its drawing grid, and in the sizes it is used in. */
export function IconDrawingGrid({ name = 'bag' }: { name?: IconName }) {
  return (
    <Unstyled>
      <div className="mt-6 grid gap-8 md:grid-cols-[18rem_1fr]">
        <div className="relative size-72 bg-surface-muted text-default">
          <div className="absolute inset-0 bg-[linear-gradient(var(--piri-border-subtle)_1px,#0000_1px),linear-gradient(90deg,var(--piri-border-subtle)_1px,#0000_1px)] bg-size-[12px_12px]" />
          {/* A margin of two units on each side: icons stay within twenty units. */}
          <div className="absolute inset-6 border border-sale border-dashed" />
          <Icon name={name} width={288} height={288} className="absolute inset-0" />
        </div>
        <ul className="grid content-center gap-5">
          {sizes.map(([pixels, use]) => (
            <li key={pixels} className="grid grid-cols-[3rem_1fr] items-center gap-4">
              <Icon name={name} width={pixels} height={pixels} className="justify-self-center" />
              <p className="text-small">
                <b>{pixels}</b> <span className="text-muted">{use}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Unstyled>
  );
}
