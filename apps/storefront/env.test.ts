import { expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from './env.ts';

test('an empty environment makes a shop that runs', () => {
  expect(readEnvironment({})).toMatchObject({
    PORT: 3000,
    API_URL: 'http://127.0.0.1:4000',
    SHOP_NAME: 'Piri',
  });
});

test('a variable that is set to nothing counts as not set, as a line in a file of variables leaves it', () => {
  expect(readEnvironment({ PORT: '', SHOP_NAME: '' })).toMatchObject({ PORT: 3000, SHOP_NAME: 'Piri' });
});

for (const [name, value] of [
  ['PORT', '70000'],
  ['PORT', 'http'],
  ['API_URL', 'ftp://files.example'],
  ['SUPPORT_EMAIL', 'nobody'],
  ['FACEBOOK_URL', 'javascript'],
] as const) {
  test(`${name}=${value} stops with a sentence that names it`, () => {
    const read = () => readEnvironment({ [name]: value });
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(`${name} is set to “${value}”, which cannot be used`);
  });
}
