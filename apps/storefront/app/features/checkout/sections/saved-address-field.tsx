import type { SavedAddress } from '@piri/contract/addresses';
import { RadioCard, RadioCards } from '@piri/ui/radio-cards';
import { formatPhone } from '../../customer/account/format-phone.ts';
import type { UseCheckoutResult } from '../state/use-checkout.ts';

/** The option for an address typed below. */
const another = 'another';

/** Lists the customer's saved addresses, with an option for a new one. */
export function SavedAddressField({
  checkout: { values, setValues },
  addresses,
}: {
  checkout: UseCheckoutResult;
  addresses: readonly SavedAddress[];
}) {
  return (
    <RadioCards
      legend="Which address?"
      name="addressId"
      value={values.addressId || another}
      onValueChange={(id) => setValues({ addressId: id === another ? '' : id })}
    >
      {addresses.map((address) => (
        <RadioCard key={address.id} value={address.id} description={<Whereabouts address={address} />}>
          {address.line}, {address.area}
        </RadioCard>
      ))}
      <RadioCard value={another}>Another address</RadioCard>
    </RadioCards>
  );
}

function Whereabouts({ address }: { address: SavedAddress }) {
  const { upazila, district, division, fullName, mobile, floor, lift } = address;
  const storey = floor === undefined ? undefined : floor === 0 ? 'ground floor' : `floor ${floor}`;
  const access = [storey, lift === true ? 'with a lift' : undefined].filter(Boolean).join(', ');
  return (
    <>
      {[...new Set([upazila, district, division])].join(', ')}
      {access && `, ${access}`}
      <span className="block">
        <bdi>{fullName}</bdi>, <bdi dir="ltr">{formatPhone(mobile)}</bdi>
      </span>
    </>
  );
}
