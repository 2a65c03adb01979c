import { Checkbox } from '@piri/ui/checkbox';
import { Modal } from '@piri/ui/modal';
import { KeyHint } from './key-hint.tsx';
import { shortcutGroups } from './shortcuts.ts';

/**
 * Lists all shortcuts, with a switch to turn off single keys for people who press them by accident or use voice
 * control.
 */
export function ShortcutsDialog({ open, enabled, onEnabledChange, onClose }: ShortcutsDialogProps) {
  return (
    <Modal open={open} size="wide" title="Keys" onOpenChange={onClose}>
      <div className="grid gap-x-10 gap-y-6 pt-2 text-small text-default md:grid-cols-3">
        {shortcutGroups.map(({ title, bindings }) => (
          <section key={title}>
            <h3 className="mb-2 font-semibold">{title}</h3>
            <dl className="space-y-2">
              {bindings.map(({ command, keys, label }) => (
                <div key={command} className="flex items-baseline gap-3">
                  <dt className="flex w-16 shrink-0 gap-1">
                    <span className="sr-only">{keys[0]}</span>
                    {keys[0]?.split(' ').map((key) => (
                      <KeyHint key={key}>{key}</KeyHint>
                    ))}
                  </dt>
                  <dd className="text-muted">{label}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="mt-6 border-subtle border-t pt-3 text-default text-small">
        <Checkbox checked={enabled} onChange={(event) => onEnabledChange(event.target.checked)}>
          Single keys work. Without them everything can still be pressed.
        </Checkbox>
      </div>
    </Modal>
  );
}

interface ShortcutsDialogProps {
  open: boolean;
  enabled: boolean;
  onEnabledChange: (on: boolean) => void;
  onClose: () => void;
}
