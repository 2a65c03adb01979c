/** A replacement of a range in a text. */
export interface Edit {
  start: number;
  end: number;
  text: string;
  /** The kind of change, which the report counts, such as `prop`. */
  kind: string;
}

/** Something that the codemod cannot rewrite by itself. */
export interface RewriteRemark {
  /** The position in the text. */
  position: number;
  text: string;
}

export interface RewriteResult {
  text: string;
  /** The number of changes of each kind. */
  counts: Record<string, number>;
  /** `line: remark`. */
  remarks: string[];
  /** Syntax errors. If there are any, nothing is changed. */
  errors: string[];
}

/** Applies the edits and keeps everything else. An edit that is given twice is applied once. */
export function applyEdits(
  text: string,
  edits: readonly Edit[],
  remarks: readonly RewriteRemark[] = [],
): RewriteResult {
  const unique = new Map(edits.map((edit) => [`${edit.start}:${edit.end}`, edit]));
  const counts: Record<string, number> = {};
  let result = '';
  let done = 0;
  for (const { start, end, text: replacement, kind } of [...unique.values()].sort(
    (a, b) => a.start - b.start,
  )) {
    result += text.slice(done, start) + replacement;
    done = end;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  const lineOf = (position: number) => text.slice(0, position).split('\n').length;
  const sorted = [...remarks].sort((a, b) => a.position - b.position);
  return {
    text: result + text.slice(done),
    counts,
    remarks: [...new Set(sorted.map(({ position, text: remark }) => `${lineOf(position)}: ${remark}`))],
    errors: [],
  };
}
