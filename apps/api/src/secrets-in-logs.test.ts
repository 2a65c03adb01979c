import { endpoints } from '@piri/contract/endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runBackgroundJobs } from './background-jobs.ts';
import { createEndpointInputFixture } from './testing/endpoint-fixtures.ts';
import { sendRequest } from './testing/send-request.ts';
import { startTestApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ logLevel: 'debug' });
});
afterAll(() => api.close());

const planted = {
  password: 'planted-password',
  newPassword: 'planted-new-password',
  email: 'planted-person@piri.example',
  token: 'planted-token-of-a-session',
  key: 'planted-idempotency-key',
  resetToken: 'planted-token-of-a-mail',
  name: 'Planted Name',
};
const person = {
  source: 'DEFAULT',
  type: 'DEFAULT',
  fullName: planted.name,
  email: planted.email,
  mobile: '01712345678',
  password: planted.password,
};
const carrying = { authorization: `Bearer ${planted.token}`, 'idempotency-key': planted.key };

it('logs no password, token, key or personal data, even at debug level', async () => {
  const { signUp, signIn, changePassword, forgotPassword } = endpoints;
  await api.post(signUp.path, person, carrying);
  await api.post(signUp.path, { ...person, mobile: '1' }, carrying);
  await api.post(signUp.path, person, { 'idempotency-key': `${planted.key}-2` });
  const { json } = await api.post(signIn.path, {
    source: 'DEFAULT',
    type: 'DEFAULT',
    userName: planted.email,
    password: planted.password,
  });
  const { authToken } = signIn.response.parse(json).user;
  await api.post(signIn.path, `{"userName": "${planted.email}", "password": "${planted.password}`);
  await api.post(forgotPassword.path, { userName: planted.email });
  await runBackgroundJobs(api.ctx);
  await api.post(
    changePassword.path,
    { currentPassword: planted.password, newPassword: planted.newPassword },
    { authorization: `Bearer ${authToken}` },
  );
  await api.post(changePassword.path, {
    resetToken: planted.resetToken,
    newPassword: planted.newPassword,
  });
  const customer = await api.customer();
  for (const call of Object.values(endpoints)) {
    await sendRequest(api, call, await createEndpointInputFixture(api, call, customer), carrying);
    await sendRequest(api, call, { query: `?email=${planted.email}&token=${planted.resetToken}` }, carrying);
  }
  await api.get(`/api/${planted.resetToken}/${planted.email}`, carrying);

  // Check that something was logged, including internal errors; otherwise the absence of secrets would mean nothing.
  await api.db.schema.alterTable('customers').renameTo('gone').execute();
  const broken = await api.post(signUp.path, { ...person, email: `second.${planted.email}` });
  expect(broken.status).toBe(500);
  const log = api.logLines.join('');
  expect(api.logLines.length).toBeGreaterThan(100);
  expect(log).toContain('"level":"error"');
  for (const secret of [...Object.values(planted), authToken, '01712345678', customer.token]) {
    expect(log, secret).not.toContain(secret);
  }
});
