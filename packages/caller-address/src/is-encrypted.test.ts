import { expect, it } from 'vitest';
import { isEncrypted } from './is-encrypted.ts';

it.each([
  'https://piri.example',
  'wss://push.example/app/{id}',
  'http://127.0.0.1:4000',
  'http://[::1]:4000',
  'ws://localhost:6001',
])('nobody on a network reads what is sent to %s', (address) => {
  expect(isEncrypted(address)).toBe(true);
});

it.each([
  'http://piri.example',
  'http://10.0.0.9:4000',
  'ws://push.example',
  'http://localhost.piri.example',
])('everybody on the way reads what is sent to %s', (address) => {
  expect(isEncrypted(address)).toBe(false);
});
