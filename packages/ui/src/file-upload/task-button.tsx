import { useId } from 'react';

/** Called by its word and by the file, because there are as many of them as files. */
export function TaskButton({ label, nameId, onPress }: TaskButtonProps) {
  const id = useId();
  return (
    <button
      type="button"
      id={id}
      aria-labelledby={`${id} ${nameId}`}
      onClick={onPress}
      className="min-h-11 rounded-control px-2 text-meta text-neel underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {label}
    </button>
  );
}

interface TaskButtonProps {
  label: string;
  /** The element that holds the name of the file. */
  nameId: string;
  onPress: () => void;
}
