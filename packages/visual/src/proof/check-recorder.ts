/** The checks of a proof and their results. */
export class CheckRecorder {
  readonly checks: { name: string; failure?: string }[] = [];
  readonly seconds: Record<string, number> = {};
  #step = performance.now();

  record(name: string, isSo: boolean, otherwise: string | readonly string[]): void {
    const text = typeof otherwise === 'string' ? otherwise : otherwise.join(', ');
    this.checks.push(isSo ? { name } : { name, failure: text });
    console.log(isSo ? `✓ ${name}` : `✗ ${name}: ${text}`);
  }

  /** Checks that both lists have the same elements, in any order. */
  recordSame(name: string, actual: readonly string[], expected: readonly string[]): void {
    const [surplus, missing] = [without(actual, expected), without(expected, actual)];
    const text = `missing: ${missing.join(', ') || 'nothing'}; too many: ${surplus.join(', ') || 'nothing'}`;
    this.record(name, surplus.length + missing.length === 0, text);
  }

  /** Records the time since the last step. */
  recordSeconds(step: string): void {
    const now = performance.now();
    this.seconds[step] = Math.round((now - this.#step) / 100) / 10;
    this.#step = now;
  }

  get failed(): number {
    return this.checks.filter(({ failure }) => failure !== undefined).length;
  }
}

function without(some: readonly string[], others: readonly string[]): string[] {
  return [...new Set(some)].filter((one) => !others.includes(one));
}
