import type { ComponentProps, FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';

export interface GetFormProps extends Omit<ComponentProps<'form'>, 'method' | 'action' | 'onSubmit'> {
  /** The path the fields are sent to, with an optional fragment. */
  action: string;
  /**
   * Keeps the scroll position.
   * @default false
   */
  preventScrollReset?: boolean;
}

/**
 * A form that navigates to an address made of its fields, without loading a new document. Without scripts the browser
 * does it. The router's own form can do more, but every page would have to load it.
 */
export function GetForm({ action, preventScrollReset = false, ...props }: GetFormProps) {
  const navigate = useNavigate();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const params = new URLSearchParams();
    const { submitter } = event.nativeEvent as SubmitEvent;
    for (const [name, value] of new FormData(event.currentTarget, submitter))
      params.append(name, String(value));
    const [pathname = '', hash = ''] = action.split('#');
    navigate({ pathname, search: params.toString(), hash }, { preventScrollReset });
  };
  return <form {...props} method="get" action={action} onSubmit={send} />;
}
