export interface AxeException {
  /** The elements that are left out, as narrow as can be. */
  selector: string;
  /** Where the fault is reported upstream. */
  issue: string;
}

/** At most three. The run fails when an entry matches nothing any more: then it has to go. */
export const axeExceptions: readonly AxeException[] = [];
