import type { Plugin } from 'vite';
import { readStatus, type StatusSources } from './read-status.ts';

/** Serves `status.json` beside the pages: written once in a build, and read again for each request in development. */
export function statusPlugin(sources: StatusSources): Plugin {
  return {
    name: 'piri-status',
    configureServer(server) {
      server.middlewares.use('/status.json', (_, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(readStatus(sources)));
      });
    },
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'status.json',
        source: JSON.stringify(readStatus(sources)),
      });
    },
  };
}
