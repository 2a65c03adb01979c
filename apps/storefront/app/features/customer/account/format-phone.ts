/** A number as people write it: `01711482906` is `01711 482906`. Anything else stays as it is. */
export function formatPhone(mobile: string): string {
  return /^\d{11}$/.test(mobile) ? `${mobile.slice(0, 5)} ${mobile.slice(5)}` : mobile;
}
