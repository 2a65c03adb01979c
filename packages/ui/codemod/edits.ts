/** A replacement of a part of a text. */
export interface Edit {
  start: number;
  end: number;
  text: string;
  /** What is counted in the report, such as `prop`. */
  kind: string;
}

/** Something that the codemod cannot decide. */
export interface Remark {
  /** Where in the text. */
  position: number;
  text: string;
}

export interface Rewritten {
  text: string;
  /** How many changes of each kind. */
  counts: Record<string, number>;
  /** `line: remark`. */
  remarks: string[];
  /** Syntax errors; with any, nothing is changed. */
  errors: string[];
}

/** Applies the edits and leaves everything between them as it is. An edit that is given twice counts once. */
export function applyEdits(text: string, edits: readonly Edit[], remarks: readonly Remark[] = []): Rewritten {
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
