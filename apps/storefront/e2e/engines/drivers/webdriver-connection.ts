/** A session of a browser behind a WebDriver server. */
export interface WebDriverSession {
  capabilities: { browserVersion: string };
  post<Result = unknown>(command: string, body?: object): Promise<Result>;
  get<Result = unknown>(command: string): Promise<Result>;
  end(): Promise<void>;
}

interface NewSession {
  sessionId: string;
  capabilities: { browserVersion: string };
}

/** Starts a session, which starts a browser. */
export async function startWebDriverSession(server: string, capabilities: object): Promise<WebDriverSession> {
  const { sessionId, ...session } = await sendWebDriver<NewSession>('POST', `${server}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const address = `${server}/session/${sessionId}`;
  return {
    capabilities: session.capabilities,
    post: (command, body = {}) => sendWebDriver('POST', `${address}/${command}`, body),
    get: (command) => sendWebDriver('GET', `${address}/${command}`),
    end: () => sendWebDriver('DELETE', address),
  };
}

/** Sends a command and returns the value of its response. Throws if the response is an error. */
export async function sendWebDriver<Result>(method: string, url: string, body?: object): Promise<Result> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value as Result;
}
