import type { Profile } from '@piri/contract/customer';

const texts = ['userId', 'name', 'email', 'mobile', 'imageUrl'] as const;

/**
 * The profile in a drawer of the storage; nothing for whatever is none. Judged by hand, since every page starts with it
 * and the contract's own schemas would have to be loaded for it.
 */
export function parseProfile(stored: string | null): Profile | undefined {
  try {
    const kept = JSON.parse(stored ?? 'null') as Profile | null;
    if (!texts.every((key) => typeof kept?.[key] === 'string')) return undefined;
    const known = ['SUBSCRIBED', 'UNSUBSCRIBED'].includes(kept?.subscriptionStatus ?? '');
    return known ? (kept ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}
