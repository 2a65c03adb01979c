/** The address of a piece, in one of its choices where a sku is named. */
export function detailsHref(id: string, sku?: string): string {
  return `/details?${new URLSearchParams({ id, ...(sku !== undefined && { sku }) })}`;
}
