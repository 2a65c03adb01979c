/** The router's future flags, which the build and the browser's start must share. */
export const routerFuture = {
  // Off: its context keys are objects, and the server and the built app would each have their own.
  v8_middleware: false,
  v8_passThroughRequests: true,
  v8_splitRouteModules: true,
  v8_trailingSlashAwareDataRequests: true,
  v8_viteEnvironmentApi: true,
} as const;
