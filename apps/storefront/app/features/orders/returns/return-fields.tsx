import { getLineKey, getLineTitle } from '@piri/contract/line-item';
import { returnReasons } from '@piri/contract/sales';
import { Field, FieldError } from '@piri/ui/field';
import { RadioCard, RadioCards } from '@piri/ui/radio-cards';
import { formatCount } from '../../platform/counts/format-count.ts';
import { SoldItemThumbnail } from '../sales/sold-item-thumbnail.tsx';
import { useCurrentProducts } from '../sales/use-current-products.ts';
import type { ReturnDraft } from './return-draft.ts';
import { returnReasonMessages } from './return-messages.ts';
import { getChangedMindBlocker, type ReturnableLine } from './return-rules.ts';

interface QuestionProps {
  draft: ReturnDraft;
  change: (changes: Partial<ReturnDraft>) => void;
  /** The error shown until an option is selected. */
  problem: string | undefined;
}

/** Selects the line to return. */
export function ReturnLineField({
  draft,
  change,
  problem,
  lines,
}: QuestionProps & { lines: readonly ReturnableLine[] }) {
  const offers = useCurrentProducts(lines.map(({ line }) => line));
  return (
    <Field required>
      <RadioCards
        legend="What would you like to return?"
        name="line"
        value={draft.line ?? ''}
        onValueChange={(line) => change({ line, quantity: 1 })}
      >
        {lines.map(({ line, left }) => (
          <RadioCard
            key={getLineKey(line)}
            value={getLineKey(line)}
            description={describe({ line, left })}
            logos={<SoldItemThumbnail line={line} offers={offers} className="size-14" />}
          >
            {getLineTitle(line)}
          </RadioCard>
        ))}
      </RadioCards>
      <FieldError>{draft.line === undefined && problem}</FieldError>
    </Field>
  );
}

function describe({ line, left }: ReturnableLine): string {
  const choices = line.attributeValues.map(({ optionDisplayLabel }) => optionDisplayLabel);
  return [...choices, formatCount(left, 'item')].join(', ');
}

export interface ReturnReasonFieldProps extends QuestionProps {
  chosen: ReturnableLine | undefined;
  returnableUntil: string | undefined;
}

/** Selects the reason. One that the API would refuse is disabled and says why. */
export function ReturnReasonField({
  draft,
  change,
  problem,
  chosen,
  returnableUntil,
}: ReturnReasonFieldProps) {
  const whyNot = chosen && getChangedMindBlocker(chosen.line, { returnableUntil, now: new Date() });
  return (
    <Field required>
      <RadioCards
        legend="Why?"
        name="reason"
        value={draft.reason ?? ''}
        onValueChange={(value) => {
          const reason = returnReasons.find((one) => one === value);
          if (reason) change({ reason });
        }}
      >
        {returnReasons.map((reason) => (
          <RadioCard
            key={reason}
            value={reason}
            description={returnReasonMessages[reason].about}
            disabledReason={reason === 'CHANGED_MIND' ? whyNot : undefined}
          >
            {returnReasonMessages[reason].name}
          </RadioCard>
        ))}
      </RadioCards>
      <FieldError>{draft.reason === undefined && problem}</FieldError>
    </Field>
  );
}
