import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createId } from '../core/ids-and-tokens.ts';

type GatewayBehaviour =
  | 'responds'
  | 'refuses'
  | 'returns 500'
  | 'returns HTML'
  | 'hangs'
  | 'returns no page'
  | 'redirects';
type Transaction = Record<string, string> & { val_id: string };

export interface FakeSslcommerzServer {
  url: string;
  storeId: string;
  password: string;
  behaviour: GatewayBehaviour;
  /** The page that shoppers are sent to. Its own by default. */
  page?: string | undefined;
  /** The form of each session request. */
  sessions: URLSearchParams[];
  /** Which of its two calls was used for each question about a payment. */
  asked: ('validation' | 'query')[];
  /** Completes a payment on its page. `changes` overrides what it reports about that. */
  pay(tranId: string, changes?: Record<string, string>): Transaction;
  close(): Promise<void>;
}

/** Starts a fake SSLCOMMERZ with the paths, forms and responses of its documentation, version 4. */
export async function startFakeSslcommerz(): Promise<FakeSslcommerzServer> {
  const transactions: Transaction[] = [];
  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const state: FakeSslcommerzServer = {
    ...{ url, storeId: 'piri-test', password: 'piri-test@ssl', behaviour: 'responds' },
    ...{ sessions: [], asked: [] },
    pay(tranId, changes = {}) {
      const session = state.sessions.find((one) => one.get('tran_id') === tranId);
      const amount = session?.get('total_amount') ?? '0';
      const transaction = {
        ...{ status: 'VALID', tran_id: tranId, val_id: createId(), tran_date: '2026-11-21 12:00:00' },
        ...{
          amount,
          store_amount: amount,
          currency: 'BDT',
          bank_tran_id: createId(),
          card_type: 'VISA-Dutch Bangla',
        },
        ...{ currency_type: 'BDT', currency_amount: amount, currency_rate: '1.0000', risk_level: '0' },
        ...changes,
      };
      transactions.push(transaction);
      return transaction;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return state;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    let body = '';
    for await (const chunk of request) body += chunk;
    if (state.behaviour === 'hangs') return;
    const form = request.method === 'POST' ? new URLSearchParams(body) : searchParams;
    if (state.behaviour === 'returns 500') response.writeHead(500).end('{"status":"SUCCESS"}');
    else if (state.behaviour === 'redirects' && !pathname.startsWith('/moved')) {
      response.writeHead(307, { location: `${url}/moved${pathname}` }).end();
    } else if (state.behaviour === 'returns HTML') response.end('<html>Service unavailable</html>');
    else response.end(JSON.stringify(getResponse(pathname.replace(/^\/moved/, ''), form)));
  }

  function getResponse(path: string, form: URLSearchParams): object {
    if (form.get('store_id') !== state.storeId || form.get('store_passwd') !== state.password) {
      return { status: 'FAILED', failedreason: 'Store Credential Error', APIConnect: 'INVALID_REQUEST' };
    }
    switch (path) {
      case '/gwprocess/v4/api.php':
        return openSession(form);
      case '/validator/api/validationserverAPI.php': {
        state.asked.push('validation');
        const found = transactions.find(({ val_id }) => val_id === form.get('val_id'));
        return found ?? { status: 'INVALID_TRANSACTION', APIConnect: 'DONE' };
      }
      case '/validator/api/merchantTransIDvalidationAPI.php': {
        state.asked.push('query');
        const element = transactions.filter((one) => one['tran_id'] === form.get('tran_id'));
        return { APIConnect: 'DONE', no_of_trans_found: element.length, element };
      }
      default:
        return { status: 'FAILED', failedreason: 'Unknown API' };
    }
  }

  function openSession(form: URLSearchParams): object {
    if (state.behaviour === 'refuses') return { status: 'FAILED', failedreason: 'Store is inactive' };
    if (state.behaviour === 'returns no page') return { status: 'SUCCESS', GatewayPageURL: '' };
    state.sessions.push(form);
    return {
      status: 'SUCCESS',
      sessionkey: createId(),
      GatewayPageURL: state.page ?? `${url}/page/${form.get('tran_id')}`,
    };
  }
}
