/** A figure with its limit (`must`) and its target (`aim`). */
export interface Metric {
  name: string;
  value: number;
  unit: '' | 'ms' | 'KB' | '×';
  must?: number;
  aim?: number;
  /** Whether more is better. */
  more?: boolean;
}

/** Rates a figure: beyond its limit, within it, or at its target. */
export function rateMetric({ value, must, aim, more = false }: Metric): '' | 'missed' | 'kept' | 'reached' {
  const within = (limit: number) => (more ? value >= limit : value <= limit);
  if (must === undefined) return '';
  if (!within(must)) return 'missed';
  return within(aim ?? must) ? 'reached' : 'kept';
}
