import type { AxeFinding, ReviewScreenshot } from '../../src/review/review-data.ts';
import { ReviewIcon } from '../header/review-icon.tsx';
import { EvidenceSection } from './evidence-section.tsx';

/** axe's findings: those that are new, fixed and unchanged. */
export function AxeFindings({ axe: { added, mended, left } }: Pick<ReviewScreenshot, 'axe'>) {
  const sum = [`${added.length} new`, `${mended.length} mended`, left.length > 0 && `${left.length} left`];
  return (
    <EvidenceSection title="axe" sum={sum.filter(Boolean).join(', ')}>
      {added.length + mended.length + left.length > 0 && (
        <ul className="space-y-2 text-compact">
          {added.map((one) => (
            <Finding key={`added ${one.rule}`} finding={one} kind="added" />
          ))}
          {mended.map((one) => (
            <Finding key={`mended ${one.rule}`} finding={one} kind="mended" />
          ))}
          {left.map((one) => (
            <Finding key={`left ${one.rule}`} finding={one} kind="left" />
          ))}
        </ul>
      )}
    </EvidenceSection>
  );
}

const kinds = {
  added: { sign: 'error', word: 'new', colour: 'text-danger' },
  mended: { sign: 'approved', word: 'mended', colour: 'text-success' },
  left: { sign: 'removed', word: 'as before', colour: 'text-muted' },
} as const;

function Finding({ finding: { rule, help, targets }, kind }: FindingProps) {
  const { sign, word, colour } = kinds[kind];
  return (
    <li className="flex gap-2">
      <ReviewIcon name={sign} className={`mt-0.5 shrink-0 ${colour}`} />
      <div className="min-w-0 wrap-anywhere">
        <p>
          <b>{rule}</b> {word}. {help}
        </p>
        {kind !== 'mended' && targets.length > 0 && <p className="text-muted">{targets.join(', ')}</p>}
      </div>
    </li>
  );
}

interface FindingProps {
  finding: AxeFinding;
  kind: keyof typeof kinds;
}
