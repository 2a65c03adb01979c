/** Why a change of the wishlist failed, if nothing more is known. */
export const unknownWishlistReason = 'Please try again.';

export function formatAddFailure(title: string, reason: string): string {
  return `We couldn’t add ${title} to your wishlist. ${reason}`;
}

export function formatRemoveFailure(title: string, reason: string): string {
  return `We couldn’t remove ${title} from your wishlist. ${reason}`;
}
