// Apart from the other rules, since a rule about folders cannot leave out tests and stories by itself.
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no circle of folders', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
  ],
  options: {
    includeOnly: '^apps/(storefront/app/features|api/src)/',
    exclude: '\\.(test|stories)\\.tsx?$|\\.fixtures?\\.tsx?$|-fixture\\.tsx$|^apps/api/src/testing/',
    tsPreCompilationDeps: true,
  },
};
