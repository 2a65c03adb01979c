/** Which page of a list an address means; the first where it says anything else. */
export function parsePageParam(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}
