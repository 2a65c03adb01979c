/** Formats a mobile number: `01711482906` becomes `01711 482906`. Returns anything else unchanged. */
export function formatPhone(mobile: string): string {
  return /^\d{11}$/.test(mobile) ? `${mobile.slice(0, 5)} ${mobile.slice(5)}` : mobile;
}
