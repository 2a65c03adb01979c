import { cva } from 'class-variance-authority';

const diffLine = cva('flex gap-2 px-1 py-0.5 whitespace-pre-wrap', {
  variants: {
    kind: {
      same: 'text-muted',
      removed: 'bg-sale-soft text-danger forced-colors:line-through',
      added: 'bg-success-soft text-success',
      fold: 'text-subtle',
    },
  },
});

const marks = { same: '', removed: '−', added: '+', fold: '' } as const;
const spoken = { same: '', removed: 'Removed: ', added: 'Added: ', fold: '' } as const;

/** One line of a difference, with a sign and, for screen readers, a word. */
export function DiffLineRow({ kind, text }: { kind: keyof typeof marks; text: string }) {
  return (
    <div data-line={kind} className={diffLine({ kind })}>
      <span aria-hidden="true" className="w-3 shrink-0 text-center">
        {marks[kind]}
      </span>
      <span className="min-w-0 wrap-anywhere">
        <span className="sr-only">{spoken[kind]}</span>
        {text}
      </span>
    </div>
  );
}
