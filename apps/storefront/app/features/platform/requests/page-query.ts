/**
 * Which query keys a route reads, for its export `pageQuery`. Others never reach the page, so that a page is rendered and
 * cached once however its address is decorated. A route without this export reads none.
 */
export interface PageQuery {
  keys: readonly string[];
  /** The attributes of the shop as well, such as the fabric. */
  attributes?: true;
}
