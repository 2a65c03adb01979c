import { addAddress } from '@piri/contract/addresses';
import { expect, it } from 'vitest';
import { type AddressValues, addressResolver, toAddressInput } from './address-validation.ts';

const home: AddressValues = {
  fullName: 'ফারজানা রহমান',
  mobile: '০১৭১১ ৪৮২৯০৬',
  division: 'Dhaka',
  district: 'Dhaka',
  upazila: 'Dhanmondi',
  area: 'Road 9/A',
  line: 'House 42',
  floor: '',
  lift: false,
  landmark: '',
  isDefault: false,
};

function getMessages(values: AddressValues) {
  const resolver = addressResolver as unknown as (values: AddressValues) => {
    errors: Record<string, object>;
  };
  return Object.keys(resolver(values).errors);
}

it('FORM-1 floor and landmark are optional, and the request has the API format', () => {
  expect(getMessages(home)).toEqual([]);
  const body = toAddressInput(home);
  expect(body).not.toHaveProperty('floor');
  expect(body).not.toHaveProperty('landmark');
  expect(addAddress.body.parse(body).mobile).toBe('01711482906');
});

it.each([
  ['৫', 5],
  [' 12 ', 12],
  ['0', 0],
])('FORM-1 accepts the floor %s', (floor, expected) => {
  expect(getMessages({ ...home, floor })).toEqual([]);
  expect(toAddressInput({ ...home, floor }).floor).toBe(expected);
});

it.each(['fifth', '5a', '-1', '101', '1.5'])('FORM-1 rejects the floor %s', (floor) => {
  expect(getMessages({ ...home, floor })).toEqual(['floor']);
});

it('FORM-1 reports every empty required field', () => {
  const empty = {
    ...home,
    fullName: ' ',
    mobile: '',
    division: '',
    district: '',
    upazila: '',
    area: '',
    line: '',
  };
  expect(getMessages(empty)).toEqual([
    'fullName',
    'mobile',
    'division',
    'district',
    'upazila',
    'area',
    'line',
  ]);
});

it('FORM-1 rejects a floor with two hundred thousand spaces without a delay', () => {
  expect(getMessages({ ...home, floor: `${' '.repeat(200_000)}x` })).toEqual(['floor']);
  expect(getMessages({ ...home, floor: `5${' '.repeat(200_000)}x` })).toEqual(['floor']);
});
