/**
 * The query keys that a route reads, for its `pageQuery` export. Other keys are removed, so that the page is rendered
 * and cached once whatever they are. A route without this export reads none.
 */
export interface AllowedPageQuery {
  keys: readonly string[];
  /** Also reads the attribute filters, such as the fabric. */
  attributes?: true;
}
