import { changePassword, deleteCustomer, exportCustomer, signIn, signOut } from '@piri/contract/customer';
import { endOtherSessions, endSession, listSessions } from '@piri/contract/sessions';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addCustomer, type TestCustomer, testPassword } from '../../testing/add-customer.ts';
import { confirmMobileNumber, requestMobileCode } from '../../testing/mobile-codes.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let customer: TestCustomer;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  customer = await addCustomer(api.ctx);
  await api.db.deleteFrom('auditEvents').execute();
});
afterAll(() => api.close());

const enter = (userName: string) =>
  api.post(signIn.path, { source: 'DEFAULT', type: 'DEFAULT', userName, password: testPassword });

async function written() {
  const rows = await api.db
    .selectFrom('auditEvents')
    .select(['action', 'customerId', 'subject', 'source'])
    .orderBy('id')
    .execute();
  for (const { source } of rows) expect(source).toEqual(expect.any(String));
  return rows.map(({ action, customerId, subject }) => [action, customerId, subject]);
}

it('records a wrong password of a signed-in customer with the action it was for', async () => {
  const { headers, id } = customer;
  const responses = [
    await api.post(changePassword.path, { currentPassword: 'wrong!', newPassword: 'quite another' }, headers),
    await api.delete(deleteCustomer.path, { password: 'wrong!' }, headers),
    await api.post(exportCustomer.path, { password: 'wrong!' }, headers),
    await api.patch('/api/customers', { mobile: '01799999999', currentPassword: 'wrong!' }, headers),
    // No password is checked here, and no rate limit would bound the number of rows.
    await api.patch('/api/customers', { mobile: '01799999999' }, headers),
  ];
  expect(responses.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422]);
  expect(await written()).toEqual([
    ['PASSWORD_CHECK_FAILED', id, 'change of password'],
    ['PASSWORD_CHECK_FAILED', id, 'deletion of the account'],
    ['PASSWORD_CHECK_FAILED', id, 'export of data'],
    ['PASSWORD_CHECK_FAILED', id, 'change of mobile'],
  ]);
});

it('records an invalid reset token', async () => {
  const body = { resetToken: 'invented', newPassword: testPassword };
  expect((await api.post(changePassword.path, body)).status).toBe(401);
  expect(await written()).toEqual([['RESET_TOKEN_REFUSED', null, null]]);
});

it('records a sign-out, but not one without a session', async () => {
  await api.post(signOut.path, {}, customer.headers);
  await api.post(signOut.path, {}, customer.headers);
  expect(await written()).toEqual([['SIGNED_OUT', customer.id, null]]);
});

it('records how many sessions were ended', async () => {
  const { headers, id } = customer;
  for (let nth = 0; nth < 3; nth += 1) await enter(customer.email);
  const { sessions } = listSessions.response.parse((await api.get(listSessions.path, headers)).json);
  const other = sessions.find(({ isCurrent }) => !isCurrent)?.id;
  await api.db.deleteFrom('auditEvents').execute();
  await api.delete(`${endSession.path}?id=${other}`, '', headers);
  await api.delete(endOtherSessions.path, '', headers);
  await api.delete(endOtherSessions.path, '', headers);
  expect(await written()).toEqual([
    ['SESSIONS_ENDED', id, '1 session'],
    ['SESSIONS_ENDED', id, '2 sessions'],
  ]);
});

it('records whether a mobile code was right, wrong or used before', async () => {
  const { headers, id } = customer;
  const { codeToken, code } = await requestMobileCode(api, '01711482906', headers);
  const wrong = code === '111111' ? '222222' : '111111';
  for (const tried of [wrong, code, code])
    await confirmMobileNumber(api, { codeToken, code: tried }, headers);
  expect(await written()).toEqual([
    ['MOBILE_CODE_REFUSED', id, null],
    ['MOBILE_CONFIRMED', id, null],
    ['MOBILE_CODE_REFUSED', id, null],
  ]);
  expect(JSON.stringify(await written())).not.toContain(code);
});

it('records a sign-in that is refused because accounts share the number and the password', async () => {
  const mobile = '01755500001';
  await addCustomer(api.ctx, { mobile });
  await addCustomer(api.ctx, { mobile });
  expect((await enter(mobile)).status).toBe(409);
  expect(await written()).toEqual([['SIGN_IN_FAILED', null, 'several accounts']]);
});
