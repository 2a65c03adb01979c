/** Thrown if an admin command cannot be carried out. Its message is one sentence for the operator. */
export class AdminCommandError extends Error {
  override readonly name = 'AdminCommandError';
}
