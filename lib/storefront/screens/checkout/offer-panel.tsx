import type { ReactNode } from 'react'

type Props = { id: string; title: string; text: string; children: ReactNode }

/** Something that is offered after an order, with its button. */
export const OfferPanel = ({ id, title, text, children }: Props) => (
  <section
    aria-labelledby={id}
    className="mt-6 rounded-card border border-line bg-card p-4 sm:p-5 print:hidden"
  >
    <h2 id={id} className="font-display text-h3">
      {title}
    </h2>
    <p className="mt-2 max-w-prose">{text}</p>
    {children}
  </section>
)
