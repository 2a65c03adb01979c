import { Button } from '@piri/ui/button';
import { Field, FieldError } from '@piri/ui/field';
import { InlineAlert } from '@piri/ui/inline-alert';
import { RadioCard, RadioCards } from '@piri/ui/radio-cards';
import { Skeleton, SkeletonText } from '@piri/ui/skeleton';
import { TextArea } from '@piri/ui/text-area';
import { VisuallyHidden } from '@piri/ui/visually-hidden';
import { unavailableMessages } from '../../platform/errors/unavailable-messages.ts';
import { checkoutLabels, checkoutQuestions } from '../form/checkout-form-texts.ts';
import { draftSavedMessage } from '../form/checkout-messages.ts';
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
  const { values, setValues, form } = checkout;
  const isHome = values.kind === 'HOME';
  return (
    <div className="grid gap-6">
      <RadioCards
        legend={<VisuallyHidden>{checkoutQuestions.handover}</VisuallyHidden>}
        name="kind"
        value={values.kind}
        onValueChange={(kind) => setValues({ kind: kind as 'HOME' | 'COLLECT' })}
      >
        <RadioCard
          value="HOME"
          description="Our own lorry and a team of two, who’ll carry it to the room you choose."
          trailing={<DeliveryChargeAmount figure={getHomeDeliveryCharge(checkout)} />}
        >
          {checkoutLabels.home}
        </RadioCard>
        <RadioCard
          value="COLLECT"
          description="Collect it at the counter. Bring your order number."
          trailing="Free"
        >
          {checkoutLabels.collect}
        </RadioCard>
      </RadioCards>
      {isHome ? <Home checkout={checkout} withSearch={withSearch} /> : <Outlets checkout={checkout} />}
      <CheckoutField
        form={form}
        name="note"
        label={isHome ? checkoutLabels.driverNote : 'Note for the showroom (optional)'}
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
      <Skeleton label="Loading your addresses…">
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
          title="We couldn’t load your addresses."
          action={
            <Button variant="ghost" size="small" onClick={addresses.refetch}>
              Try again
            </Button>
          }
        >
          Try again, or enter the address below.
        </InlineAlert>
      )}
      {saved.length > 0 && <SavedAddressField checkout={checkout} addresses={saved} />}
      {values.addressId === '' && <NewAddressSection checkout={checkout} withSearch={withSearch} />}
    </>
  );
}

function Outlets({ checkout }: { checkout: UseCheckoutResult }) {
  const { data, values, setValues, form } = checkout;
  if (!data.outlets) {
    return (
      <InlineAlert variant="warning" title={unavailableMessages.showrooms}>
        {`Reload the page in a minute, or choose delivery. ${draftSavedMessage}`}
      </InlineAlert>
    );
  }
  return (
    <Field required>
      <RadioCards
        legend="Which showroom?"
        name="outletId"
        value={values.outletId}
        onValueChange={(outletId) => setValues({ outletId })}
      >
        {data.outlets.map(({ id, name, district, address, closedOn }) => (
          <RadioCard key={id} value={id} description={`${address.join(', ')}. Closed on ${closedOn}s.`}>
            {name.startsWith(district) ? name : `${name}, ${district}`}
          </RadioCard>
        ))}
      </RadioCards>
      <FieldError>{form.errors.outletId}</FieldError>
    </Field>
  );
}
