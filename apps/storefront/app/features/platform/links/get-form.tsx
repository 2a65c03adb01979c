import type { ComponentProps, FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';

export interface GetFormProps extends Omit<ComponentProps<'form'>, 'method' | 'action' | 'onSubmit'> {
  /** Where its fields are sent: a path, with the place on the page where there is one. */
  action: string;
  /**
   * Whoever sends it stays where he is on the page.
   * @default false
   */
  preventScrollReset?: boolean;
}

/**
 * A form whose fields become an address, which is gone to without a new document. Without a script the browser goes
 * there itself. The router's own form can send more, for which every page would carry it.
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
