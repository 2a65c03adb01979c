import type { IncomingMessage } from 'node:http';
import { CliError, exitCodes } from '../cli-error.ts';
import type { DecisionRequest } from './decision-rules.ts';
import type { DecisionKind, ExportProgress, ViewMode } from './review-data.ts';
import type { ReviewSession } from './review-session.ts';
import { viewModes } from './view-modes.ts';

const decisionKinds: readonly DecisionKind[] = ['approve', 'reject', 'flaky'];
const done: Readonly<Record<DecisionKind, string>> = {
  approve: 'approved',
  reject: 'rejected',
  flaky: 'marked as flaky',
};

/** The result of a call. `rebuilt` means that the review itself was evaluated again. */
export interface ReviewActionResult {
  said: string;
  rebuilt?: boolean;
  [more: string]: unknown;
}

type Body = Readonly<Record<string, unknown>>;

type ReviewActionHandler = (
  reviewing: ReviewSession,
  body: Body,
  onProgress: (progress: ExportProgress) => void,
) => Promise<ReviewActionResult>;

/** The calls that change state. */
export const reviewActionHandlers: Readonly<Record<string, ReviewActionHandler>> = {
  async decisions(reviewing, body) {
    const request = parseDecisionRequest(body);
    await reviewing.decide(request, parseOptionalText(body, 'by'));
    return { said: `${formatCount(request.labels.length)} ${done[request.verb]}.` };
  },
  async undo(reviewing) {
    const labels = await reviewing.undo();
    if (labels.length === 0) throw new CliError(exitCodes.usage, 'There is nothing to undo.');
    return { said: `Taken back for ${formatCount(labels.length)}.`, labels };
  },
  async seen(reviewing, body) {
    const label = parseText(body, 'label');
    await reviewing.see(label, parseViewMode(body, 'view'));
    return { said: `Seen: ${label}.` };
  },
  async export(reviewing, body, onProgress) {
    const { path, approved, rejected, flaky } = await reviewing.export(
      parseOptionalText(body, 'reason'),
      onProgress,
    );
    const counts = Object.entries({ approved, rejected, 'marked as flaky': flaky });
    const list = counts.flatMap(([what, count]) => (count > 0 ? [`${count} ${what}`] : []));
    const said = `Written: ${list.join(', ')}. Commit the baselines together with ${path}.`;
    return { said, path, approved, rejected, flaky, rebuilt: true };
  },
};

const maxBodyBytes = 2 ** 20;

export async function readJsonBody(request: IncomingMessage): Promise<Body> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length > maxBodyBytes) throw new CliError(exitCodes.usage, 'The request body is too large.');
    parts.push(part);
  }
  const body: unknown = JSON.parse(Buffer.concat(parts).toString() || '{}');
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new CliError(exitCodes.usage, 'The request body must be a JSON object.');
  return body as Body;
}

function parseDecisionRequest(body: Body): DecisionRequest {
  const { labels } = body;
  if (!Array.isArray(labels) || !labels.every((label) => typeof label === 'string'))
    throw new CliError(exitCodes.usage, 'labels must be a list of strings.');
  const kind = decisionKinds.find((one) => one === body['verb']);
  if (!kind) throw new CliError(exitCodes.usage, `verb must be one of ${decisionKinds.join(', ')}.`);
  const reason = parseOptionalText(body, 'reason');
  return { labels, verb: kind, reason, shownIn: parseViewMode(body, 'shownIn') };
}

function parseViewMode(body: Body, key: string): ViewMode {
  const view = viewModes.find((one) => one === body[key]);
  if (!view) throw new CliError(exitCodes.usage, `${key} must be one of ${viewModes.join(', ')}.`);
  return view;
}

function parseOptionalText(body: Body, key: string): string {
  return body[key] === undefined ? '' : parseText(body, key);
}

function parseText(body: Body, key: string): string {
  const text = body[key];
  if (typeof text !== 'string' || text.length > 2000)
    throw new CliError(exitCodes.usage, `${key} must be a string.`);
  return text;
}

function formatCount(count: number): string {
  return count === 1 ? '1 picture' : `${count} pictures`;
}
