/** Returns the page number in an address; 1 if it is missing or invalid. */
export function parsePageParam(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}
