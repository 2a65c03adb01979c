import { memo } from 'react';
import { ScrollArea } from '../header/scroll-area.tsx';
import { DiffLineRow } from './diff-line-row.tsx';
import { EvidenceSection } from './evidence-section.tsx';

/** The lines that changed in the file of the cause, beside the picture that they changed. */
export const CodeChanges = memo(function CodeChanges({ diff }: { diff: string }) {
  return (
    <EvidenceSection title="Code">
      <ScrollArea aria-label="Changes of the code" className="max-h-48 overflow-auto font-mono text-compact">
        {diff.split('\n').map((text, index) => (
          <DiffLineRow key={index} {...toLine(text)} />
        ))}
      </ScrollArea>
    </EvidenceSection>
  );
});

/** Reads a line of a unified diff. The line numbers between two parts are shown as one line. */
function toLine(text: string) {
  const [, numbers, rest] = /^@@ (.+?) @@(.*)$/.exec(text) ?? [];
  if (numbers !== undefined) return { kind: 'fold' as const, text: formatPart(numbers, rest ?? '') };
  const kind = text.startsWith('+') ? 'added' : text.startsWith('-') ? 'removed' : 'same';
  return { kind, text: text.slice(1) } as const;
}

function formatPart(numbers: string, rest: string): string {
  const [, line] = /\+(\d+)/.exec(numbers) ?? [];
  return line ? `line ${line}${rest}` : numbers;
}
