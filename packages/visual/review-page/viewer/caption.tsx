import { cx } from 'class-variance-authority';

/** Names the screenshot in an upper corner of the stage. */
export function Caption({ text, end = false }: { text: string; end?: boolean }) {
  return (
    <p
      className={cx(
        'pointer-events-none absolute top-2.5 z-1 rounded-chip bg-surface-strong px-1 font-semibold text-compact',
        end ? 'right-4' : 'left-4',
      )}
    >
      {text}
    </p>
  );
}
