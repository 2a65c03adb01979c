import { cx } from 'class-variance-authority';
import {
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { FormField, registerField } from '../internal/form-field.tsx';
import { mergeRefs } from '../internal/merge-refs.ts';
import { StoolIllustration } from '../internal/stool-illustration.tsx';
import { useLabels } from '../internal/use-labels.ts';
import { PasswordInput } from '../password-input/password-input.tsx';
import { PhoneInput } from '../phone-input/phone-input.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import {
  AccountFormLayout,
  readOnlyFieldClass,
  type SharedAccountFormProps,
} from './account-form-layout.tsx';
import {
  defaultForgotPasswordLabels,
  defaultNewPasswordLabels,
  defaultPasswordStrengthLabels,
  defaultProfileLabels,
  defaultSignInLabels,
  defaultSignUpLabels,
  type ForgotPasswordLabels,
  type NewPasswordLabels,
  type ProfileLabels,
  type SignInLabels,
  type SignUpLabels,
} from './account-labels.ts';
import { NewPasswordField } from './new-password-field.tsx';

const asTyped = { autoCapitalize: 'none', spellCheck: false } as const;

/** A form to sign in with an email address or mobile number and a password. It does not validate or send anything. */
export function SignInForm({
  register,
  values,
  errors,
  secondary = [],
  forgot,
  labels: own,
  ...props
}: SignInFormProps) {
  const labels = useLabels('SignInForm', defaultSignInLabels, own);
  const id = useId();
  const reasonId = props.problem && secondary.length > 0 ? id : undefined;
  const isSecondary = (name: SignInFieldName) => reasonId !== undefined && secondary.includes(name);
  const getFieldProps = (name: SignInFieldName) =>
    ({ label: labels[name], error: errors?.[name], secondary: isSecondary(name), required: true }) as const;
  const getInputProps = (name: SignInFieldName) => ({
    ...registerField({ register, values }, name),
    // Before the field's own message, which `Field` adds.
    'aria-describedby': isSecondary(name) ? reasonId : undefined,
  });
  return (
    <AccountFormLayout data-slot="sign-in-form" {...props} reasonId={reasonId} submitLabel={labels.submit}>
      <FormField {...getFieldProps('userName')}>
        <TextInput autoComplete="username" {...asTyped} {...getInputProps('userName')} />
      </FormField>
      <FormField {...getFieldProps('password')}>
        <PasswordInput {...getInputProps('password')} />
      </FormField>
      {forgot && <div className="-my-1 text-small">{forgot}</div>}
    </AccountFormLayout>
  );
}

/** A form to create an account. The button is disabled, with a reason, until the terms are accepted. */
export function SignUpForm({
  register,
  values,
  errors,
  terms,
  termsAccepted: acceptedAtFirst = false,
  labels: own,
  ...props
}: SignUpFormProps) {
  const [accepted, setAccepted] = useState(acceptedAtFirst);
  const labels = useLabels('SignUpForm', defaultSignUpLabels, own);
  const getInputProps = (name: SignUpFieldName) => registerField({ register, values }, name);
  const tick = getInputProps('accepted');
  const tickBox = useRef<HTMLInputElement>(null);
  // It may have been ticked before hydration, and then no change event was seen.
  useEffect(() => setAccepted(tickBox.current?.checked ?? false), []);
  const ticked = (event: ChangeEvent<HTMLInputElement>) => {
    setAccepted(event.target.checked);
    tick.onChange?.(event);
  };
  return (
    <AccountFormLayout
      data-slot="sign-up-form"
      {...props}
      submitLabel={labels.submit}
      disabledReason={!accepted && labels.termsMissing}
    >
      <FormField label={labels.fullName} error={errors?.fullName} required>
        <TextInput autoComplete="name" {...getInputProps('fullName')} />
      </FormField>
      <FormField label={labels.email} error={errors?.email} required>
        <TextInput
          type="email"
          autoComplete="email"
          inputMode="email"
          dir="ltr"
          {...asTyped}
          {...getInputProps('email')}
        />
      </FormField>
      <FormField label={labels.mobile} error={errors?.mobile} hint={labels.mobileHint} required>
        <PhoneInput {...getInputProps('mobile')} />
      </FormField>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <NewPasswordField
          label={labels.password}
          error={errors?.password}
          hint={labels.passwordHint}
          strengthLabels={{ ...defaultPasswordStrengthLabels, ...labels.passwordStrength }}
          inputProps={getInputProps('password')}
        />
        <FormField label={labels.confirmPassword} error={errors?.confirmPassword} required>
          <PasswordInput autoComplete="new-password" {...getInputProps('confirmPassword')} />
        </FormField>
      </div>
      <Checkbox
        {...tick}
        ref={mergeRefs<HTMLInputElement>(tickBox, tick.ref)}
        defaultChecked={acceptedAtFirst}
        onChange={ticked}
        required
      >
        {terms}
      </Checkbox>
    </AccountFormLayout>
  );
}

/** A form to request a link to a new password. */
export function ForgotPasswordForm({
  register,
  values,
  errors,
  labels: own,
  ...props
}: ForgotPasswordFormProps) {
  const labels = useLabels('ForgotPasswordForm', defaultForgotPasswordLabels, own);
  return (
    <AccountFormLayout data-slot="forgot-password-form" {...props} submitLabel={labels.submit}>
      <p className="text-muted">{labels.lead}</p>
      <FormField label={labels.userName} error={errors?.userName} required>
        <TextInput
          autoComplete="username"
          {...asTyped}
          {...registerField({ register, values }, 'userName')}
        />
      </FormField>
    </AccountFormLayout>
  );
}

/** A form to set a new password, typed twice. Asks for the current one as well with `withCurrentPassword`. */
export function NewPasswordForm({
  register,
  values,
  errors,
  withCurrentPassword = false,
  userName,
  labels: own,
  ...props
}: NewPasswordFormProps) {
  const labels = useLabels('NewPasswordForm', defaultNewPasswordLabels, own);
  const getInputProps = (name: NewPasswordFieldName) => registerField({ register, values }, name);
  return (
    <AccountFormLayout data-slot="new-password-form" {...props} submitLabel={labels.submit}>
      {/* Hidden: it tells a password manager whose password is being changed. */}
      {userName !== undefined && (
        <input hidden readOnly autoComplete="username" name="userName" value={userName} />
      )}
      {withCurrentPassword && (
        <FormField label={labels.currentPassword} error={errors?.currentPassword} required>
          <PasswordInput {...getInputProps('currentPassword')} />
        </FormField>
      )}
      <NewPasswordField
        label={labels.newPassword}
        error={errors?.newPassword}
        hint={labels.newPasswordHint}
        strengthLabels={{ ...defaultPasswordStrengthLabels, ...labels.passwordStrength }}
        inputProps={getInputProps('newPassword')}
      />
      <FormField label={labels.confirmPassword} error={errors?.confirmPassword} required>
        <PasswordInput autoComplete="new-password" {...getInputProps('confirmPassword')} />
      </FormField>
    </AccountFormLayout>
  );
}

/** A form to change a profile. The email address is read-only. */
export function ProfileForm({
  register,
  values,
  errors,
  email,
  withPassword = false,
  labels: own,
  ...props
}: ProfileFormProps) {
  const labels = useLabels('ProfileForm', defaultProfileLabels, own);
  const getInputProps = (name: ProfileFieldName) => registerField({ register, values }, name);
  return (
    <AccountFormLayout data-slot="profile-form" {...props} submitLabel={labels.submit}>
      <FormField label={labels.name} error={errors?.name} required>
        <TextInput autoComplete="name" {...getInputProps('name')} />
      </FormField>
      <FormField label={labels.mobile} error={errors?.mobile} hint={labels.mobileHint} required>
        <PhoneInput {...getInputProps('mobile')} />
      </FormField>
      {withPassword && (
        <FormField
          label={labels.currentPassword}
          error={errors?.currentPassword}
          hint={labels.currentPasswordHint}
          required
        >
          <PasswordInput {...getInputProps('currentPassword')} />
        </FormField>
      )}
      <FormField label={labels.email} hint={labels.emailHint} className={readOnlyFieldClass}>
        <TextInput type="email" dir="ltr" readOnly value={email} className="text-muted" />
      </FormField>
    </AccountFormLayout>
  );
}

/** The indigo half beside an account form, with a drawing of a stool. Decorative: it contains no necessary information. */
export function AccountFormAside({ title, className, children, ...props }: AccountFormAsideProps) {
  return (
    <div
      data-slot="account-form-aside"
      className={cx(
        'relative surface-inverse h-full overflow-hidden border-subtle p-9 text-start dark:border-e',
        className,
      )}
      {...props}
    >
      <p className="relative z-1 text-balance bg-inherit font-display text-title">{title}</p>
      {children && (
        <div className="relative z-1 bg-inherit pt-3 text-pretty text-on-inverse-muted">{children}</div>
      )}
      <StoolIllustration className="absolute start-14 bottom-7 h-72 w-auto max-w-none text-on-inverse-muted" />
    </div>
  );
}

export type SignInFieldName = 'userName' | 'password';

export interface SignInFormProps extends SharedAccountFormProps<SignInFieldName> {
  /**
   * Fields whose error follows from `problem`, because they could not be checked. Their messages are muted, they are
   * not marked as invalid, and they are described by the problem first.
   * @default []
   */
  secondary?: readonly SignInFieldName[];
  /** The link to a new password, below the password field. */
  forgot?: ReactNode;
  /** Replaces the default English texts, such as with Bangla ones. */
  labels?: Partial<SignInLabels>;
}

export type SignUpFieldName = 'fullName' | 'email' | 'mobile' | 'password' | 'confirmPassword' | 'accepted';

export interface SignUpFormProps extends SharedAccountFormProps<SignUpFieldName> {
  /** The label of the checkbox. May contain links. */
  terms: ReactNode;
  /**
   * Whether the checkbox is ticked initially.
   * @default false
   */
  termsAccepted?: boolean;
  /** Replaces the default English texts, such as with Bangla ones. */
  labels?: Partial<SignUpLabels>;
}

export interface ForgotPasswordFormProps extends SharedAccountFormProps<'userName'> {
  /** Replaces the default English texts, such as with Bangla ones. */
  labels?: Partial<ForgotPasswordLabels>;
}

export type NewPasswordFieldName = 'currentPassword' | 'newPassword' | 'confirmPassword';

export interface NewPasswordFormProps extends SharedAccountFormProps<NewPasswordFieldName> {
  /**
   * Whether the current password is asked for.
   * @default false
   */
  withCurrentPassword?: boolean;
  /** Whose password it is, for password managers. Not shown. */
  userName?: string;
  /** Replaces the default English texts, such as with Bangla ones. */
  labels?: Partial<NewPasswordLabels>;
}

export type ProfileFieldName = 'name' | 'mobile' | 'currentPassword';

export interface ProfileFormProps extends SharedAccountFormProps<ProfileFieldName> {
  /** The email address of the account. Shown read-only. */
  email: string;
  /**
   * Whether the password is asked for, such as after the mobile number has been changed.
   * @default false
   */
  withPassword?: boolean;
  /** Replaces the default English texts, such as with Bangla ones. */
  labels?: Partial<ProfileLabels>;
}

export interface AccountFormAsideProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode;
}
