import { Button } from '@piri/ui/button';
import { Field, FieldError, FieldLabel } from '@piri/ui/field';
import { InlineAlert } from '@piri/ui/inline-alert';
import { Modal } from '@piri/ui/modal';
import { PasswordInput } from '@piri/ui/password-input';
import { useNavigate } from 'react-router-dom';
import { browserClient } from '../../browser-client.ts';
import { forgetDraft } from '../checkout/forget-draft.ts';
import { forgetPlacedOrders } from '../orders/forget-placed-orders.ts';
import { leaveSession } from '../session/session-store.ts';
import { say } from '../toasts/say.ts';
import type { Asked } from './account-calls.ts';
import { judgePassword } from './account-rules.ts';
import { answerToDeletion } from './answers.ts';
import { useAccountForm } from './use-account-form.ts';

interface DeleteAccountProps {
  shop: Asked;
  open: boolean;
  onClose: () => void;
}

/** The last question, and a password: somebody may have found an open browser. */
export function DeleteAccount({ shop, open, onClose }: DeleteAccountProps) {
  return (
    <Modal open={open} title="Delete your account for good?" closeOnBackdrop={false} onClose={onClose}>
      <p>
        Your addresses, your wishlist and your sessions are deleted at once. Nobody can bring them back, not
        even us.
      </p>
      <Deletion shop={shop} onClose={onClose} />
    </Modal>
  );
}

function Deletion({ shop, onClose }: Pick<DeleteAccountProps, 'shop' | 'onClose'>) {
  const navigate = useNavigate();
  const { form } = useAccountForm({
    judge: judgePassword,
    send: (body) => browserClient(shop).deleteCustomer({ body }),
    understand: answerToDeletion,
    done: () => {
      leaveSession();
      forgetPlacedOrders();
      forgetDraft();
      say('Your account is deleted.');
      navigate('/');
    },
  });
  const { register, errors, problem, note, busy, onSubmit } = form;
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="grid gap-4">
      <InlineAlert live variant="error" className="not-empty:mt-4">
        {problem ?? note}
      </InlineAlert>
      <Field required>
        <FieldLabel className="text-ink">Your password</FieldLabel>
        <PasswordInput className="text-ink" {...register('password')} />
        <FieldError>{errors.password}</FieldError>
      </Field>
      <div className="mt-2 flex flex-wrap justify-end gap-2 *:flex-auto sm:*:flex-none">
        <Button variant="secondary" onClick={onClose}>
          Keep my account
        </Button>
        <Button type="submit" busy={busy}>
          Delete my account
        </Button>
      </div>
    </form>
  );
}
