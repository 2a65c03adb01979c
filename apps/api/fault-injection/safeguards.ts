/** A source patch that removes a safeguard, to check that its fault would be noticed. */
export interface SourcePatch {
  /** Relative to `src`. */
  file: string;
  from: string;
  to: string;
}

/** Makes concurrent requests reach their writes together: each waits here, so that all have read before one writes. */
export const raceBarrierPatch: SourcePatch = {
  file: 'modules/checkout/place-order.ts',
  from: 'const reservation = await reserveAvailableStock(',
  to: 'await new Promise((resolve) => setTimeout(resolve, 200)); const reservation = await reserveAvailableStock(',
};

export const safeguardRemovalPatches = {
  'the condition in the update of the stock': [
    {
      file: 'modules/stock/reserve-available-stock.ts',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: this string is the text of a source file
      from: 'where code = ${skuCode} and available >= ${quantity}',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: this string is the text of a source file
      to: 'where code = ${skuCode}',
    },
  ],
  'the order in which skus are locked': [
    {
      file: 'modules/stock/reserve-available-stock.ts',
      from: 'return [...byCodes.values()].toSorted(byCode);',
      to: 'return [...byCodes.values()];',
    },
  ],
  'the condition in the update of the coupon': [
    {
      file: 'modules/coupons/redeem-coupon.ts',
      from: '.where(sql<boolean>`redemption_count < max_redemptions`)',
      to: '',
    },
  ],
  'the unique row of each use, the row that counts a customer’s orders, and the lock of the number': [
    {
      file: 'modules/coupons/redeem-coupon.ts',
      from: ".onConflict((conflict) => conflict.columns(['couponCode', 'redeemedBy', 'nth']).doNothing())",
      to: '',
    },
    {
      file: 'modules/checkout/place-order.ts',
      from: 'await incrementOrderCount(tx, buyerKey)',
      to: '0 * buyerKey.length',
    },
    { file: 'modules/checkout/place-order.ts', from: 'await lockBuyer(tx, buyer);', to: '' },
  ],
  'the lock of the order': [
    { file: 'modules/orders/reservation.ts', from: '.forUpdate()', to: '' },
    {
      file: 'modules/payments/apply-gateway-status.ts',
      from: "if (payment.state === 'PAID') return;",
      to: "if (payment.state === 'PAID') return; await new Promise((resolve) => setTimeout(resolve, 20));",
    },
  ],
  'the one transaction of claim, work and answer': [
    {
      file: 'runtime/idempotency.ts',
      from: 'const done = await work(tx);',
      to: 'const done = await runTransactionWithRetry(db, work, options.isolation); await new Promise((resolve) => setTimeout(resolve, 100));',
    },
  ],
  'the comparison of amount, currency and invoice': [
    {
      file: 'modules/payments/apply-gateway-status.ts',
      from: 'const accepted = verdict.amount === payment.amount && verdict.currency === currency;',
      to: 'const accepted = currency.length > 0;',
    },
    {
      file: 'modules/gateways/sslcommerz/create-sslcommerz-gateway.ts',
      from: 'if (validated?.tran_id === id && isPaid(validated))',
      to: 'if (validated !== undefined && isPaid(validated))',
    },
  ],
  'the limit of tries at one account from one address': [
    {
      file: 'modules/customers/auth-rate-limits.ts',
      from: 'of: from, burst: 10,',
      to: 'of: from, burst: 1000,',
    },
  ],
  'the time that a request may take to arrive': [
    {
      file: 'http/http-server.ts',
      from: 'headersTimeout: 10_000, requestTimeout: 30_000',
      to: 'headersTimeout: 0, requestTimeout: 0',
    },
  ],
  'the time that an answer of the database may take': [
    { file: 'db/connect.ts', from: 'query_timeout: 8000,', to: '' },
  ],
  'the end of connections that did not answer': [
    {
      file: 'db/enable-close-on-query-timeout.ts',
      from: 'if (isQueryTimeoutError(error)) void (client as pg.Client).end();',
      to: '',
    },
  ],
  'the clock of the database': [
    { file: 'main.ts', from: 'now: clock.now,', to: 'now: () => new Date(),' },
    { file: 'background-jobs.ts', from: 'clock.agrees() && ', to: '' },
  ],
  'what may be held without having been paid': [
    {
      file: 'modules/orders/enforce-unpaid-order-limits.ts',
      from: 'return unpaid.orders > limit.orders ||',
      to: 'return limit.orders < 0; unpaid.orders > limit.orders ||',
    },
  ],
  'how many fields a form may have': [
    { file: 'http/parse-form-data.ts', from: 'fields: 10,', to: 'fields: 1e6,' },
    { file: 'http/parse-form-data.ts', from: 'parts: 11,', to: 'parts: 1e6,' },
  ],
  'the end of a process whose database has stopped': [
    { file: 'db/connect.ts', from: 'watch.endWithDatabase(pglite);', to: '' },
  ],
  'the worker that reads pictures, and the cap of their parts': [
    {
      file: 'modules/files/strip-image-metadata-in-worker.ts',
      from: 'return limited(() => runInWorker({ bytes, mimeType }, limits));',
      to: "return (await import('./strip-image-metadata.ts')).stripImageMetadata(bytes, mimeType);",
    },
    { file: 'modules/files/assert-image-part-count.ts', from: 'count <= maxParts', to: 'count <= 1e9' },
  ],
  'the pass that is looked at first, and the memory that uploads may hold': [
    {
      file: 'http/upload-routes.ts',
      from: "const uploader = await requireUploadPass(ctx, c.req.param('pass'));",
      to: "const uploader = { customerId: null, type: 'RETURN' as const };",
    },
    { file: 'http/run-within-upload-limits.ts', from: 'maxBytes: 256 * mebibyte', to: 'maxBytes: 1e12' },
    {
      file: 'http/run-within-upload-limits.ts',
      from: 'maxBytesPerAddress: 48 * mebibyte',
      to: 'maxBytesPerAddress: 1e12',
    },
  ],
  'the parameters that pages know, and the turns of addresses': [
    {
      file: '../../storefront/server/documents/normalize-page-url.ts',
      from: '.filter(([name]) => isKnown(name))',
      to: '.filter(([name]) => isKnown(name) || true)',
    },
    {
      file: '../../storefront/server/documents/create-document-handler.ts',
      from: 'queue(caller, ',
      to: "queue('', ",
    },
  ],
  'the budget of each recipient': [
    {
      file: 'modules/notifications/hold-excess-messages.ts',
      from: 'const isHeld = ',
      to: 'const isHeld = false && ',
    },
  ],
} as const satisfies Record<string, readonly SourcePatch[]>;

export type SafeguardName = keyof typeof safeguardRemovalPatches;
