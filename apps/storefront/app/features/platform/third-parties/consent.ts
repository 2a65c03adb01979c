import type { ServiceName, ThirdParties } from '../../../../server/security/third-parties.ts';

/** What was answered to each service. Whatever is missing was not asked yet, and counts as no. */
export type ConsentChoices = Partial<Record<ServiceName, boolean>>;

const serviceNames = ['chat', 'analytics', 'realtime'] as const satisfies readonly ServiceName[];

/** Raised when a yes means something else than before: older answers then count as not given. */
const version = 1;

export function serializeConsent(answers: ConsentChoices): string {
  return JSON.stringify({ version, answers });
}

/** The answers in a drawer of the storage; none for whatever is no answer, or one to another question. */
export function parseConsent(stored: string | null): ConsentChoices {
  try {
    const kept = JSON.parse(stored ?? 'null') as {
      version?: unknown;
      answers?: Record<string, unknown>;
    } | null;
    if (kept?.version !== version) return {};
    const said = serviceNames.flatMap((name) => {
      const answer = kept.answers?.[name];
      return typeof answer === 'boolean' ? [[name, answer] as const] : [];
    });
    return Object.fromEntries(said);
  } catch {
    return {};
  }
}

/** What the shop has and could load, in the order in which it is spoken of. */
export function getConfiguredServices(services: ThirdParties): ServiceName[] {
  return serviceNames.filter((name) => services[name] !== undefined);
}

/**
 * Which of them are to be asked about. None where the browser itself says that its visitor wants none: that is a no
 * until the visitor says otherwise on the privacy page.
 */
export function getPendingConsents(
  services: ThirdParties,
  answers: ConsentChoices,
  refusedBySignal: boolean,
): ServiceName[] {
  if (refusedBySignal) return [];
  return getConfiguredServices(services).filter((name) => answers[name] === undefined);
}

interface Signals {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** Global Privacy Control, or the older Do Not Track. */
export function hasOptOutSignal({ globalPrivacyControl, doNotTrack }: Signals = navigator): boolean {
  return globalPrivacyControl === true || doNotTrack === '1';
}
