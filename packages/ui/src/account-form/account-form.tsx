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
import { bind, FormQuestion } from '../internal/form-question.tsx';
import { joinRefs } from '../internal/join-refs.ts';
import { SewnStool } from '../internal/sewn-stool.tsx';
import { PasswordInput } from '../password-input/password-input.tsx';
import { PhoneInput } from '../phone-input/phone-input.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { type AccountFormProps, AccountFrame, notToType } from './account-frame.tsx';
import {
  type ForgotPasswordTexts,
  forgotPasswordTexts,
  type NewPasswordTexts,
  newPasswordTexts,
  type ProfileTexts,
  profileTexts,
  type SignInTexts,
  type SignUpTexts,
  signInTexts,
  signUpTexts,
} from './account-texts.ts';
import { NewPasswordQuestion } from './new-password-question.tsx';

const asTyped = { autoCapitalize: 'none', spellCheck: false } as const;

/** Who comes back: a name they are known by, and a password. Judges nothing and sends nothing. */
export function SignInForm({
  register,
  values,
  errors,
  secondary = [],
  forgot,
  texts: own,
  ...props
}: SignInFormProps) {
  const texts = { ...signInTexts, ...own };
  const id = useId();
  const reasonId = props.problem && secondary.length > 0 ? id : undefined;
  const isSecondary = (name: SignInName) => reasonId !== undefined && secondary.includes(name);
  const question = (name: SignInName) =>
    ({ label: texts[name], error: errors?.[name], secondary: isSecondary(name), required: true }) as const;
  const box = (name: SignInName) => ({
    ...bind({ register, values }, name),
    // Before its own message, which the field adds.
    'aria-describedby': isSecondary(name) ? reasonId : undefined,
  });
  return (
    <AccountFrame data-slot="sign-in-form" {...props} reasonId={reasonId} submitLabel={texts.submit}>
      <FormQuestion {...question('userName')}>
        <TextInput autoComplete="username" {...asTyped} {...box('userName')} />
      </FormQuestion>
      <FormQuestion {...question('password')}>
        <PasswordInput {...box('password')} />
      </FormQuestion>
      {forgot && <div className="-my-1 text-meta">{forgot}</div>}
    </AccountFrame>
  );
}

/** Who is new. The button waits for the terms, and says so. */
export function SignUpForm({
  register,
  values,
  errors,
  terms,
  accepted: acceptedAtFirst = false,
  texts: own,
  ...props
}: SignUpFormProps) {
  const [accepted, setAccepted] = useState(acceptedAtFirst);
  const texts = { ...signUpTexts, ...own };
  const box = (name: SignUpName) => bind({ register, values }, name);
  const tick = box('accepted');
  const tickBox = useRef<HTMLInputElement>(null);
  // It may have been ticked before this came alive, and then nobody has heard of it.
  useEffect(() => setAccepted(tickBox.current?.checked ?? false), []);
  const ticked = (event: ChangeEvent<HTMLInputElement>) => {
    setAccepted(event.target.checked);
    tick.onChange?.(event);
  };
  return (
    <AccountFrame
      data-slot="sign-up-form"
      {...props}
      submitLabel={texts.submit}
      missing={!accepted && texts.termsMissing}
    >
      <FormQuestion label={texts.fullName} error={errors?.fullName} required>
        <TextInput autoComplete="name" {...box('fullName')} />
      </FormQuestion>
      <FormQuestion label={texts.email} error={errors?.email} required>
        <TextInput
          type="email"
          autoComplete="email"
          inputMode="email"
          dir="ltr"
          {...asTyped}
          {...box('email')}
        />
      </FormQuestion>
      <FormQuestion label={texts.mobile} error={errors?.mobile} hint={texts.mobileHint} required>
        <PhoneInput {...box('mobile')} />
      </FormQuestion>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <NewPasswordQuestion
          label={texts.password}
          error={errors?.password}
          hint={texts.passwordHint}
          strengthTexts={texts.passwordStrength}
          box={box('password')}
        />
        <FormQuestion label={texts.confirmPassword} error={errors?.confirmPassword} required>
          <PasswordInput autoComplete="new-password" {...box('confirmPassword')} />
        </FormQuestion>
      </div>
      <Checkbox
        {...tick}
        ref={joinRefs<HTMLInputElement>(tickBox, tick.ref)}
        defaultChecked={acceptedAtFirst}
        onChange={ticked}
        required
      >
        {terms}
      </Checkbox>
    </AccountFrame>
  );
}

/** Who has lost the password: one name, to which a link is sent. */
export function ForgotPasswordForm({
  register,
  values,
  errors,
  texts: own,
  ...props
}: ForgotPasswordFormProps) {
  const texts = { ...forgotPasswordTexts, ...own };
  return (
    <AccountFrame data-slot="forgot-password-form" {...props} submitLabel={texts.submit}>
      <p className="text-ink-2">{texts.lead}</p>
      <FormQuestion label={texts.userName} error={errors?.userName} required>
        <TextInput autoComplete="username" {...asTyped} {...bind({ register, values }, 'userName')} />
      </FormQuestion>
    </AccountFrame>
  );
}

/** A new password twice, and before it the old one, unless a link from the post proves as much. */
export function NewPasswordForm({
  register,
  values,
  errors,
  withCurrent = false,
  userName,
  texts: own,
  ...props
}: NewPasswordFormProps) {
  const texts = { ...newPasswordTexts, ...own };
  const box = (name: NewPasswordName) => bind({ register, values }, name);
  return (
    <AccountFrame data-slot="new-password-form" {...props} submitLabel={texts.submit}>
      {/* Not for people: with it a password manager knows whose password is being changed. */}
      {userName !== undefined && (
        <input hidden readOnly autoComplete="username" name="userName" value={userName} />
      )}
      {withCurrent && (
        <FormQuestion label={texts.currentPassword} error={errors?.currentPassword} required>
          <PasswordInput {...box('currentPassword')} />
        </FormQuestion>
      )}
      <NewPasswordQuestion
        label={texts.newPassword}
        error={errors?.newPassword}
        hint={texts.newPasswordHint}
        strengthTexts={texts.passwordStrength}
        box={box('newPassword')}
      />
      <FormQuestion label={texts.confirmPassword} error={errors?.confirmPassword} required>
        <PasswordInput autoComplete="new-password" {...box('confirmPassword')} />
      </FormQuestion>
    </AccountFrame>
  );
}

/** What may be changed about somebody, and the address that stays. */
export function ProfileForm({
  register,
  values,
  errors,
  email,
  withPassword = false,
  texts: own,
  ...props
}: ProfileFormProps) {
  const texts = { ...profileTexts, ...own };
  const box = (name: ProfileName) => bind({ register, values }, name);
  return (
    <AccountFrame data-slot="profile-form" {...props} submitLabel={texts.submit}>
      <FormQuestion label={texts.name} error={errors?.name} required>
        <TextInput autoComplete="name" {...box('name')} />
      </FormQuestion>
      <FormQuestion label={texts.mobile} error={errors?.mobile} hint={texts.mobileHint} required>
        <PhoneInput {...box('mobile')} />
      </FormQuestion>
      {withPassword && (
        <FormQuestion
          label={texts.currentPassword}
          error={errors?.currentPassword}
          hint={texts.currentPasswordHint}
          required
        >
          <PasswordInput {...box('currentPassword')} />
        </FormQuestion>
      )}
      <FormQuestion label={texts.email} hint={texts.emailHint} className={notToType}>
        <TextInput type="email" dir="ltr" readOnly value={email} className="text-ink-2" />
      </FormQuestion>
    </AccountFrame>
  );
}

/** The indigo half beside an account's form, with the stool sewn on it. It decorates: nothing that only stands here is needed. */
export function AccountAside({ title, className, children, ...props }: AccountAsideProps) {
  return (
    <div
      data-slot="account-aside"
      className={cx(
        'relative ground-cloth h-full overflow-hidden border-hairline p-9 text-start dark:border-e',
        className,
      )}
      {...props}
    >
      <p className="relative z-1 text-balance bg-inherit font-display text-title">{title}</p>
      {children && <div className="relative z-1 bg-inherit pt-3 text-pretty text-on-cloth-2">{children}</div>}
      <SewnStool className="absolute start-14 bottom-7 h-72 w-auto max-w-none text-on-cloth-2" />
    </div>
  );
}

export type SignInName = 'userName' | 'password';

export interface SignInFormProps extends AccountFormProps<SignInName> {
  /**
   * Boxes whose error follows from `problem`, since nobody could look whether they are right. Their messages are quiet,
   * they are not marked as invalid, and they are described by the problem first.
   * @default []
   */
  secondary?: readonly SignInName[];
  /** The way to a new password, under the box. */
  forgot?: ReactNode;
  texts?: Partial<SignInTexts>;
}

export type SignUpName = 'fullName' | 'email' | 'mobile' | 'password' | 'confirmPassword' | 'accepted';

export interface SignUpFormProps extends AccountFormProps<SignUpName> {
  /** What the tick says yes to. May hold links. */
  terms: ReactNode;
  /**
   * Whether the tick is set at first.
   * @default false
   */
  accepted?: boolean;
  texts?: Partial<SignUpTexts>;
}

export interface ForgotPasswordFormProps extends AccountFormProps<'userName'> {
  texts?: Partial<ForgotPasswordTexts>;
}

export type NewPasswordName = 'currentPassword' | 'newPassword' | 'confirmPassword';

export interface NewPasswordFormProps extends AccountFormProps<NewPasswordName> {
  /**
   * Whether the old password is asked for.
   * @default false
   */
  withCurrent?: boolean;
  /** Whose password it is, for the browser's own store of passwords. Not shown. */
  userName?: string;
  texts?: Partial<NewPasswordTexts>;
}

export type ProfileName = 'name' | 'mobile' | 'currentPassword';

export interface ProfileFormProps extends AccountFormProps<ProfileName> {
  /** What the account stands under. Shown, and not to be changed here. */
  email: string;
  /**
   * Whether the password is asked for, such as once the mobile has been changed.
   * @default false
   */
  withPassword?: boolean;
  texts?: Partial<ProfileTexts>;
}

export interface AccountAsideProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode;
}
