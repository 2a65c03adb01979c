/** The API cannot start. The message is one sentence for whoever starts it: what is wrong, and what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
