import type { ShouldRevalidateFunction } from 'react-router-dom';

/** All skus of a piece are on its page: to choose another one asks nobody. */
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
