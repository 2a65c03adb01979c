import { EnvironmentError, getRenameWarnings, readEnvironment } from './env.ts';
import { createApp } from './server/app.ts';
import { createDevBuild, loadProductionAppBuild } from './server/app-build.ts';
import { createServer } from './server/create-server.ts';

async function main() {
  const environment = readEnvironment();
  for (const warning of getRenameWarnings(process.env)) console.warn(warning);
  const development = process.argv.includes('--dev');
  const pages = development ? await createDevBuild() : await loadProductionAppBuild();
  const app = createApp({ environment, pages });

  const server = createServer(app.fetch);
  server.listen(environment.PORT, environment.HOST, () => {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : environment.PORT;
    console.log(
      `Storefront ready on http://${environment.HOST === '127.0.0.1' ? 'localhost' : environment.HOST}:${port}`,
    );
  });

  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    fail(`Port ${environment.PORT} is in use by another program. Stop it, or set PORT to a free port.`);
  });

  // Open keep-alive connections would keep the process running, so close them after the last response.
  const stop = () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), 5_000).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

main().catch((error: unknown) => {
  if (error instanceof EnvironmentError) fail(error.message);
  throw error;
});
