import { Button } from '@piri/ui/button';
import { Field, FieldError } from '@piri/ui/field';
import { InlineAlert } from '@piri/ui/inline-alert';
import { RadioCard, RadioCards } from '@piri/ui/radio-cards';
import { Skeleton, SkeletonText } from '@piri/ui/skeleton';
import { TextArea } from '@piri/ui/text-area';
import { VisuallyHidden } from '@piri/ui/visually-hidden';
import { getHomeDeliveryCharge } from '../state/get-home-delivery-charge.ts';
import type { UseCheckoutResult } from '../state/use-checkout.ts';
import { CheckoutField } from './checkout-field.tsx';
import { DeliveryChargeAmount } from './delivery-charge-amount.tsx';
import { NewAddressSection } from './new-address-section.tsx';
import { SavedAddressField } from './saved-address-field.tsx';

export interface DeliverySectionProps {
  checkout: UseCheckoutResult;
  /** Whether the area can be searched by typing. @default false */
  withSearch?: boolean;
}

/** Chooses between home delivery and collection, with the address or the showroom. */
export function DeliverySection({ checkout, withSearch = false }: DeliverySectionProps) {
  const { values, answer, form } = checkout;
  const isHome = values.kind === 'HOME';
  return (
    <div className="grid gap-6">
      <RadioCards
        legend={<VisuallyHidden>How does it come to you?</VisuallyHidden>}
        name="kind"
        value={values.kind}
        onValueChange={(kind) => answer({ kind: kind as 'HOME' | 'COLLECT' })}
      >
        <RadioCard
          value="HOME"
          description="Our own lorry and two people, carried to where it stands."
          trailing={<DeliveryChargeAmount figure={getHomeDeliveryCharge(checkout)} />}
        >
          Bring it to my door
        </RadioCard>
        <RadioCard
          value="COLLECT"
          description="You fetch it at the counter. Bring the order number."
          trailing="Free"
        >
          I collect it in a showroom
        </RadioCard>
      </RadioCards>
      {isHome ? <Home checkout={checkout} withSearch={withSearch} /> : <Outlets checkout={checkout} />}
      <CheckoutField
        form={form}
        name="note"
        label={isHome ? 'A note for the driver (if any)' : 'A note for the showroom (if any)'}
        required={false}
      >
        <TextArea {...form.form.register('note')} rows={2} className="min-h-20!" maxLength={500} />
      </CheckoutField>
    </div>
  );
}

function Home({ checkout, withSearch }: Required<DeliverySectionProps>) {
  const { values, addresses } = checkout;
  const { list } = addresses;
  if (list === undefined) {
    return (
      <Skeleton label="Your addresses are on their way">
        <SkeletonText lines={3} />
      </Skeleton>
    );
  }
  const saved = list === 'failed' ? [] : list;
  return (
    <>
      {list === 'failed' && (
        <InlineAlert
          variant="warning"
          title="We could not fetch your addresses."
          action={
            <Button variant="ghost" size="small" onClick={addresses.refetch}>
              Try again
            </Button>
          }
        >
          Or write down where it goes.
        </InlineAlert>
      )}
      {saved.length > 0 && <SavedAddressField checkout={checkout} addresses={saved} />}
      {values.addressId === '' && <NewAddressSection checkout={checkout} withSearch={withSearch} />}
    </>
  );
}

function Outlets({ checkout }: { checkout: UseCheckoutResult }) {
  const { data, values, answer, form } = checkout;
  if (!data.outlets) {
    return (
      <InlineAlert variant="warning" title="We cannot say just now which showrooms are open.">
        Load this page again in a minute, or have it brought to your door. What you have typed is kept.
      </InlineAlert>
    );
  }
  return (
    <Field required>
      <RadioCards
        legend="Which showroom?"
        name="outletId"
        value={values.outletId}
        onValueChange={(outletId) => answer({ outletId })}
      >
        {data.outlets.map(({ id, name, district, address, closedOn }) => (
          <RadioCard key={id} value={id} description={`${address.join(', ')}. Shut on ${closedOn}s.`}>
            {name.startsWith(district) ? name : `${name}, ${district}`}
          </RadioCard>
        ))}
      </RadioCards>
      <FieldError>{form.errors.outletId}</FieldError>
    </Field>
  );
}
