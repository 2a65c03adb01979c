/** The URLs of this stage's own shop and API. They differ from those of the end-to-end tests, so that both can run at once. */
export const urls = { shop: 'http://127.0.0.1:3430', api: 'http://127.0.0.1:4430' } as const;
