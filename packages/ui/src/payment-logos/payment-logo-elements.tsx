import type { ReactNode } from 'react';

/** Drawn for this shop on 48 × 32; none is the logo of a company. The four cards use patterns of cloth and wood. */
export const paymentLogoElements = {
  credit: (
    <>
      <path className="fill-accent" d="M11 8h26v16H11z" />
      <path className="stroke-highlight" strokeWidth="1.5" strokeDasharray="4 3" d="M13 12.5h22" />
      <path className="stroke-on-accent" strokeWidth="1.5" d="M14 19.5h7" />
    </>
  ),
  debit: (
    <>
      <path className="fill-success" d="M11 8h26v16H11z" />
      <path className="fill-highlight" d="M14 13h6v5h-6z" />
      <path className="stroke-on-success" strokeWidth="1.5" d="M25 13h9m-9 3h9m-9 3h5" />
    </>
  ),
  prepaid: (
    <>
      <path className="fill-illustration-brown" d="M11 8h26v16H11z" />
      <path className="stroke-surface" strokeWidth="1.5" d="m13 23 6-7-6-7m8 14 6-7-6-7m8 14 6-7-6-7" />
    </>
  ),
  foreign: (
    <>
      <path className="fill-text-muted" d="M11 8h26v16H11z" />
      <path
        className="stroke-surface"
        strokeWidth="1.5"
        d="M24 22a6 6 0 1 0 0-12 6 6 0 0 0 0 12Zm-6-6h12m-6-6c-3.4 3.6-3.4 8.4 0 12m0-12c3.4 3.6 3.4 8.4 0 12"
      />
    </>
  ),
  wallet: (
    <>
      <path className="fill-sale" d="M17 6h10v20H17z" />
      <path className="stroke-on-sale" strokeWidth="1.5" d="M20.5 23h3" />
      <path className="stroke-sale" strokeWidth="1.5" d="M30 12.500q2 3.5 0 7m3-9.500q3.6 6 0 12" />
    </>
  ),
  secure: (
    <path
      className="stroke-success"
      strokeWidth="2"
      d="M17 15h14v10H17zm3 0v-3.500a4 4 0 0 1 8 0V15m-4 4v2.5"
    />
  ),
} satisfies Record<string, ReactNode>;
