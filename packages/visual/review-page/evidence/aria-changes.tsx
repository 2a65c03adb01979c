import { memo, useMemo, useState } from 'react';
import { ScrollArea } from '../header/scroll-area.tsx';
import { ToolbarButton } from '../header/toolbar-button.tsx';
import { DiffLineRow } from './diff-line-row.tsx';
import { EvidenceSection } from './evidence-section.tsx';
import { collapseUnchanged, diffLines } from './line-diff.ts';

/** A line diff of the accessibility tree before and after the change. */
export const AriaChanges = memo(function AriaChanges({ before, after }: AriaChangesProps) {
  const [showAll, setShowAll] = useState(false);
  const lines = useMemo(
    () => (before === null || after === null ? [] : diffLines(before, after)),
    [before, after],
  );
  const count = lines.filter(({ kind }) => kind !== 'same').length;

  if (before === null && after === null) return null;
  if (before === null || after === null) {
    const text = before ?? after ?? '';
    return (
      <EvidenceSection title="ARIA" sum={before === null ? 'nothing to compare with' : 'gone'}>
        <ScrollArea
          aria-label="The accessibility tree"
          className="max-h-60 overflow-auto text-muted text-compact whitespace-pre-wrap"
        >
          {text}
        </ScrollArea>
      </EvidenceSection>
    );
  }
  if (count === 0)
    return (
      <EvidenceSection title="ARIA" sum="the same as before">
        {null}
      </EvidenceSection>
    );
  const shown = showAll ? lines : collapseUnchanged(lines, 2);
  return (
    <EvidenceSection title="ARIA" sum={`${count} ${count === 1 ? 'line' : 'lines'} changed`}>
      <ScrollArea
        aria-label="Changes of the accessibility tree"
        className="max-h-72 overflow-auto text-compact"
      >
        {shown.map((one, index) => (
          <DiffLineRow
            key={index}
            kind={one.kind}
            text={
              one.kind === 'fold' ? `${one.count} ${one.count === 1 ? 'line' : 'lines'} the same` : one.text
            }
          />
        ))}
      </ScrollArea>
      {shown.length !== lines.length && (
        <ToolbarButton variant="plain" className="mt-1 -ms-2 text-accent" onClick={() => setShowAll(true)}>
          Show all {lines.length} lines
        </ToolbarButton>
      )}
    </EvidenceSection>
  );
});

interface AriaChangesProps {
  /** The accessibility tree as text, or `null` if there was none. */
  before: string | null;
  after: string | null;
}
