/** The showrooms of a division or all of them, and what they have of a piece where its code is named. */
export function outletsHref({ division, sku }: { division?: string | undefined; sku?: string | undefined }) {
  const query = new URLSearchParams({
    ...(division !== undefined && { division }),
    ...(sku !== undefined && { sku }),
  });
  return query.size === 0 ? '/outlets' : `/outlets?${query}`;
}
