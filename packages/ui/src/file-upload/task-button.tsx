import { useId } from 'react';

/** A button named by its label and the name of the file, because there is one for each file. */
export function TaskButton({ label, nameId, onClick }: TaskButtonProps) {
  const id = useId();
  return (
    <button
      type="button"
      id={id}
      aria-labelledby={`${id} ${nameId}`}
      onClick={onClick}
      className="min-h-11 rounded-control px-2 text-small text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {label}
    </button>
  );
}

interface TaskButtonProps {
  label: string;
  /** The id of the element that contains the name of the file. */
  nameId: string;
  onClick: () => void;
}
