import type { ShouldRevalidateFunction } from 'react-router-dom';

/** Skips revalidation when another sku of the same item is chosen, since the page has the data of all skus. */
export const shouldRevalidateItem: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => {
  const same =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.searchParams.get('id') === nextUrl.searchParams.get('id');
  return same ? false : defaultShouldRevalidate;
};
