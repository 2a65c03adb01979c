import { AlertDialog } from '@piri/ui/alert-dialog';
import { Button } from '@piri/ui/button';
import { DropdownMenu, DropdownMenuItem } from '@piri/ui/dropdown-menu';
import { Icon } from '@piri/ui/icon';

export function AlertDialogDemo() {
  return (
    <AlertDialog
      trigger={<Button variant="secondary">Cancel the booking</Button>}
      title="Cancel this booking?"
      confirmLabel="Cancel the booking"
      cancelLabel="Keep the booking"
      onConfirm={() => {}}
    >
      The Sundarban Bed will go back on sale. We’ll refund your advance of ৳9,800 to your card within 7
      working days.
    </AlertDialog>
  );
}

export function DropdownMenuDemo() {
  return (
    <DropdownMenu
      trigger={
        <Button variant="secondary">
          Order 10428 <Icon name="chevron-down" width={18} height={18} />
        </Button>
      }
    >
      <DropdownMenuItem>Where is it?</DropdownMenuItem>
      <DropdownMenuItem>Ask for another day</DropdownMenuItem>
      <DropdownMenuItem>Order it again</DropdownMenuItem>
    </DropdownMenu>
  );
}
