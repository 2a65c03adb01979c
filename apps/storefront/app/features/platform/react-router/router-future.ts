/** The router's flags, which its build and the browser's start both have to know. */
export const routerFuture = {
  // Off: its context keys are objects, and the server and the built app would each hold their own.
  v8_middleware: false,
  v8_passThroughRequests: true,
  v8_splitRouteModules: true,
  v8_trailingSlashAwareDataRequests: true,
  v8_viteEnvironmentApi: true,
} as const;
