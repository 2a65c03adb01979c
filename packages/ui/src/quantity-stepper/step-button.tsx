import { Icon } from '../icon/icon.tsx';

/** Steps the number by one. At the end of the range it uses `aria-disabled`, since `disabled` would lose the focus. */
export function StepButton({ way, label, end, disabled, readOnly, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={end || undefined}
      disabled={disabled || readOnly}
      onClick={onStep}
      className="grid w-11 place-items-center rounded-control hover:text-accent disabled:cursor-not-allowed disabled:text-subtle aria-disabled:cursor-not-allowed aria-disabled:text-subtle"
    >
      <Icon name={way} width={20} height={20} />
    </button>
  );
}

interface StepButtonProps {
  way: 'plus' | 'minus';
  label: string;
  end: boolean;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  onStep: () => void;
}
