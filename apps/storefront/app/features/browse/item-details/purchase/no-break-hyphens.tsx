/** A line may end between words, not within “3-Door”. */
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
