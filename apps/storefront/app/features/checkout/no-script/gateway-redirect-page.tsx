import { Button } from '@piri/ui/button';
import { Container } from '@piri/ui/container';
import { Heading } from '@piri/ui/heading';

export interface GatewayRedirectPageProps {
  /** @default 'Your order has been placed' */
  title?: string;
  address: string;
  orderNumber: string;
}

/**
 * A page that forwards from a placed order to the payment gateway. It uses a refresh instead of a form redirect,
 * because the content security policy allows forms to post to this site only. So a forged form cannot send data
 * elsewhere.
 */
export function GatewayRedirectPage({
  title = 'Your order has been placed',
  address,
  orderNumber,
}: GatewayRedirectPageProps) {
  return (
    <Container className="pt-4 md:pt-6">
      <meta httpEquiv="refresh" content={`0; url=${address}`} />
      <Heading level={1}>{title}</Heading>
      <p className="mt-4 max-w-[66ch] text-lead">
        Your order number is {orderNumber}. You’ll pay on the bank’s page next, then come back.
      </p>
      <Button asChild className="mt-6">
        <a href={address}>Continue to the bank’s page</a>
      </Button>
    </Container>
  );
}
