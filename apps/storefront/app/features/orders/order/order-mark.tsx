import { Icon } from '@piri/ui/icon';
import { cva } from 'class-variance-authority';

const mark = cva('inline-flex max-w-full items-center wrap-anywhere font-semibold', {
  variants: {
    tone: {
      good: 'bg-leaf-soft text-leaf',
      open: 'bg-neel-soft text-neel',
      bad: 'bg-alta-soft text-danger',
      over: 'bg-pati text-ink-2',
    },
    size: {
      medium: 'min-h-10 gap-2 px-3.5 py-1.5',
      small: 'min-h-7 gap-1.5 rounded-chip px-2 py-0.5 text-meta',
    },
  },
});

const icons = { good: 'check', open: 'information', bad: 'alert', over: undefined } as const;
const iconSizes = { medium: 20, small: 16 } as const;

export type OrderTone = keyof typeof icons;

export interface OrderMarkProps {
  tone: OrderTone;
  /** @default 'medium' */
  size?: keyof typeof iconSizes;
  children: string;
}

/** How an order stands, in a few words that need no colour. */
export function OrderMark({ tone, size = 'medium', children }: OrderMarkProps) {
  const icon = icons[tone];
  const edge = iconSizes[size];
  return (
    <span className={mark({ tone, size })}>
      {icon && <Icon name={icon} width={edge} height={edge} className="shrink-0" />}
      <span className="tabular">{children}</span>
    </span>
  );
}
