/** A figure beside what it must and should be. */
export interface Figure {
  name: string;
  value: number;
  unit: '' | 'ms' | 'KB' | '×';
  must?: number;
  aim?: number;
  /** True where more is better. */
  more?: boolean;
}

/** How a figure stands: worse than it must be, good enough, or as good as was hoped. */
export function rateMetric({ value, must, aim, more = false }: Figure): '' | 'missed' | 'kept' | 'reached' {
  const within = (limit: number) => (more ? value >= limit : value <= limit);
  if (must === undefined) return '';
  if (!within(must)) return 'missed';
  return within(aim ?? must) ? 'reached' : 'kept';
}
