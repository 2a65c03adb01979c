/** Renders text that does not wrap at hyphens, such as in “3-Door”. */
export function NoBreakHyphens({ children }: { children: string }) {
  return children.split(/(\S*-\S*)/).map((part, index) =>
    part.includes('-') ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
