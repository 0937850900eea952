import type { ReactNode } from 'react'

type Props = { id: string; title: string; children: ReactNode }

/** A part of the status of an order, under its heading. */
export const Part = ({ id, title, children }: Props) => (
  <section
    aria-labelledby={id}
    className="mt-6 rounded-card border border-line bg-card p-4 print:mt-2 print:py-2 sm:p-6"
  >
    <h2 id={id} className="mb-3 font-display text-h3">
      {title}
    </h2>
    {children}
  </section>
)
