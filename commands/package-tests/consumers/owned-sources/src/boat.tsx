import { bangla } from '@piri/ui/bangla-labels';
import { Button } from '@piri/ui/button';
import { LabelsProvider } from '@piri/ui/labels-provider';
import { TextInput } from '@piri/ui/text-input';
import { Field, FieldLabel } from './components/ui/piri/field/field';
import { Modal } from './components/ui/piri/modal/modal';

/** A page that owns the sources of Modal and Field, and takes everything else from the package. */
export function BoatPage() {
  return (
    <LabelsProvider labels={bangla} locale="bn">
      <main>
        <Modal trigger={<Button>Hire the boat</Button>} title="Hire the boat" size="form">
          <Field>
            <FieldLabel>Name</FieldLabel>
            <TextInput autoComplete="name" />
          </Field>
        </Modal>
      </main>
    </LabelsProvider>
  );
}
