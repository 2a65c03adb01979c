import { useOf } from '@storybook/addon-docs/blocks';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { CopyButton } from './copy-button.tsx';
import { shortenCode } from './shorten-code.ts';
import { useExampleCode } from './use-example-code.ts';

/** Above this number of lines, the rest is folded. */
const foldedLines = 14;

/**
 * The code of a story, with its imports and the values of the controls: the first lines at once, and all of it by one
 * press on Copy.
 */
export function ExampleCode({ of }: { of: Parameters<typeof useOf>[0] }) {
  const { story } = useOf(of, ['story']);
  const { code, ignored } = useExampleCode(story);
  return <Code code={code} name={story.name} ignored={ignored} />;
}

function Code({ code, name, ignored }: { code: string; name: string; ignored: readonly string[] }) {
  const id = useId();
  const lines = code.split('\n');
  const isLong = lines.length > foldedLines + 4;
  const [isOpen, setOpen] = useState(false);
  const shown = isLong && !isOpen ? shortenCode(code, foldedLines) : code;
  return (
    <div
      data-example-code=""
      className="relative mb-10 border border-subtle border-t-0 bg-surface-muted text-small"
    >
      <pre
        id={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users need to scroll it sideways
        tabIndex={0}
        className="overflow-x-auto p-5 pe-16 leading-relaxed"
      >
        <code className="font-mono">{highlight(shown)}</code>
      </pre>
      {ignored.length > 0 && (
        <p className="border-subtle border-t px-5 py-2 text-muted">
          The code does not show your choice for {formatList(ignored)}.
        </p>
      )}
      <div className="absolute end-2 top-2 bg-surface-muted">
        <CopyButton text={code} label={`Copy the code of ${name}`} />
      </div>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="min-h-11 w-full border-subtle border-t px-5 text-start font-semibold text-accent hover:underline"
        >
          {isOpen ? 'Show less' : `Show all ${lines.length} lines`}
        </button>
      )}
    </div>
  );
}

const syntax =
  /(?<text>'[^'\n]*'|"[^"\n]*"|`[^`]*`)|(?<tag><\/?[A-Za-z][\w.]*|(?<!=)\/?>)|(?<word>\b(?:import|from|export|function|const|return|type|interface)\b)/g;

const styles: Readonly<Record<string, ComponentProps<'span'>['className']>> = {
  text: 'text-success',
  tag: 'font-semibold text-accent',
  word: 'text-muted',
};

/** Colours texts, tags and keywords. It reads the code line by line as a reader does, and need not parse it. */
function highlight(code: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of code.matchAll(syntax)) {
    const kind = Object.entries(match.groups ?? {}).find(([, found]) => found !== undefined)?.[0] ?? '';
    parts.push(
      code.slice(end, match.index),
      <span key={match.index} className={styles[kind]}>
        {match[0]}
      </span>,
    );
    end = match.index + match[0].length;
  }
  return [...parts, code.slice(end)];
}

function formatList(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);
}
