import type { CustomerProfile } from '@piri/contract/customer';

const texts = ['userId', 'name', 'email', 'mobile', 'imageUrl'] as const;

/**
 * Parses a stored profile. Returns `undefined` if it is invalid. It does not use the contract's schemas, because every
 * page would have to load them at startup.
 */
export function parseProfile(stored: string | null): CustomerProfile | undefined {
  try {
    const parsed = JSON.parse(stored ?? 'null') as CustomerProfile | null;
    if (!texts.every((key) => typeof parsed?.[key] === 'string')) return undefined;
    const known = ['SUBSCRIBED', 'UNSUBSCRIBED'].includes(parsed?.subscriptionStatus ?? '');
    return known ? (parsed ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}
