import { type ComponentProps, useId } from 'react';
import { Icon } from '../../icon/icon.tsx';

interface FormFieldFixtureProps extends ComponentProps<'input'> {
  label: string;
  error?: string;
}

/** A labelled field for stories of components that contain fields, so that those stories do not depend on a form. */
export function FormFieldFixture({ label, error, ...props }: FormFieldFixtureProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-default text-small">
        {label}
      </label>
      <input
        id={id}
        className="h-12 w-full rounded-control border border-control bg-surface px-3 text-default aria-invalid:border-2 aria-invalid:border-danger"
        {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}error` })}
        {...props}
      />
      {error && (
        <p id={`${id}error`} className="flex items-center gap-1.5 text-danger text-small">
          <Icon name="alert" width={18} height={18} />
          {error}
        </p>
      )}
    </div>
  );
}
