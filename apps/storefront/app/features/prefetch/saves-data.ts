/** Whether the visitor saves data or has a slow line, as far as the browser says: not all do. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
  return connection !== undefined && (connection.saveData || connection.effectiveType !== '4g');
}
