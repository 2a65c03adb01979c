/** Returns the address of the showrooms of a division or of all, with the stock of a sku if given. */
export function getOutletsHref({
  division,
  sku,
}: {
  division?: string | undefined;
  sku?: string | undefined;
}) {
  const query = new URLSearchParams({
    ...(division !== undefined && { division }),
    ...(sku !== undefined && { sku }),
  });
  return query.size === 0 ? '/outlets' : `/outlets?${query}`;
}
