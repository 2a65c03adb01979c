import type { ServiceName, ThirdParties } from '../../../../server/security/third-parties.ts';

/** The answer for each service. A missing one was not asked yet and counts as “No”. */
export type ConsentChoices = Partial<Record<ServiceName, boolean>>;

const serviceNames = ['chat', 'analytics', 'realtime'] as const satisfies readonly ServiceName[];

/** Increase it when the meaning of “Yes” changes: older answers then no longer count. */
const version = 1;

export function serializeConsent(answers: ConsentChoices): string {
  return JSON.stringify({ version, answers });
}

/** Parses stored answers. Invalid or outdated ones are dropped. */
export function parseConsent(stored: string | null): ConsentChoices {
  try {
    const parsed = JSON.parse(stored ?? 'null') as {
      version?: unknown;
      answers?: Record<string, unknown>;
    } | null;
    if (parsed?.version !== version) return {};
    const said = serviceNames.flatMap((name) => {
      const answer = parsed.answers?.[name];
      return typeof answer === 'boolean' ? [[name, answer] as const] : [];
    });
    return Object.fromEntries(said);
  } catch {
    return {};
  }
}

/** Returns the configured services, in display order. */
export function getConfiguredServices(services: ThirdParties): ServiceName[] {
  return serviceNames.filter((name) => services[name] !== undefined);
}

/**
 * Returns the services to ask about. If the browser sends an opt-out signal there are none: it counts as “No” unless
 * the visitor chooses otherwise on the privacy page.
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

/** Returns true for Global Privacy Control or the older Do Not Track. */
export function hasOptOutSignal({ globalPrivacyControl, doNotTrack }: Signals = navigator): boolean {
  return globalPrivacyControl === true || doNotTrack === '1';
}
